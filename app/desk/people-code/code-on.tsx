import { Form, useNavigation } from "react-router";
import { dayOf, formatDay } from "../../../shop/pakistan-days.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { OwnPassword } from "../way-in/own-password.tsx";

type Props = {
  since: number;
  codesLeft: number;
  asksPassword: boolean;
  refusal: { sentence: string } | undefined;
};

/** One form with two buttons, because both ask for the same password. */
export function CodeOn({ since, codesLeft, asksPassword, refusal }: Props) {
  const { formData } = useNavigation();
  const doing = formData?.get("do");
  return (
    <Form method="post" className="mt-8">
      <p>
        It is on, since {formatDay(dayOf(since))}, with {codesInWords(codesLeft)}
      </p>
      <OwnPassword isAsked={asksPassword} error={refusal?.sentence} />
      <div className="mt-6 grid gap-2.5 md:grid-cols-2">
        <SubmitButton look="outline" name="do" value="codes" saving={doing === "codes" && "Making them"}>
          Make ten new codes
        </SubmitButton>
        <SubmitButton look="quiet" name="do" value="off" saving={doing === "off" && "Switching it off"}>
          Switch it off
        </SubmitButton>
      </div>
      <p className="mt-3 text-13 text-ink-2">New recovery codes end the old ones.</p>
    </Form>
  );
}

function codesInWords(count: number): string {
  if (count === 0) return "no recovery code left: make new ones, before the phone is lost.";
  return count === 1 ? "one recovery code left." : `${count} recovery codes left.`;
}
