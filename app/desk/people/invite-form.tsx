import { Form, useNavigation } from "react-router";
import { buttonStyle } from "../../ui/button-style.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { Field } from "../ui/field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { OwnPassword } from "../way-in/own-password.tsx";
import type { Refusal } from "./people-action.ts";

type Props = { asksPassword: boolean; refusal: Refusal | undefined };

/** The platform opens it, so that it opens without script, too. */
export function InviteForm({ asksPassword, refusal }: Props) {
  const { formData } = useNavigation();
  const [nameProblem, passwordProblem] = refusal?.isOwnPassword
    ? [undefined, refusal.sentence]
    : [refusal?.sentence, undefined];
  return (
    <section className="mt-8">
      <details className="group" open={refusal !== undefined}>
        <summary className={buttonStyle("primary", "w-full list-none group-open:hidden")}>
          <DeskIcon name="key" className="size-5.5" />
          Invite somebody
        </summary>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="do" value="invite" />
          <Field label="Whom is the link for?" name="name" required defaultValue={refusal?.name} error={nameProblem} />
          <OwnPassword isAsked={asksPassword} error={passwordProblem} />
          <SubmitButton saving={formData?.get("do") === "invite" && "Making it"} className="mt-4 w-full">
            Make the link
          </SubmitButton>
        </Form>
      </details>
      <p className="mt-3 text-13 text-ink-2">
        You get a link to send. Whoever opens it chooses a name and a password. Everybody with a key can do everything,
        but not take away the key of whoever invited them. Somebody who has a key gets a new password by it.
      </p>
    </section>
  );
}
