import { Form, useNavigation } from "react-router";
import { roleNames, roles } from "../../../shop/desk/roles.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { Field } from "../ui/field.tsx";
import { optionsFrom, RadioTiles } from "../ui/radio-tiles.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { OwnPassword } from "../way-in/own-password.tsx";
import type { PeopleRefusal } from "./people-action.ts";

type Props = { asksPassword: boolean; refusal: PeopleRefusal | undefined };

/** In a details element, which opens without script. */
export function InviteForm({ asksPassword, refusal }: Props) {
  const { formData } = useNavigation();
  const [nameProblem, passwordProblem] = refusal?.isOwnPassword
    ? [undefined, refusal.sentence]
    : [refusal?.sentence, undefined];
  return (
    <section className="mt-8">
      <details className="group" open={refusal !== undefined}>
        <summary className={buttonStyle("outline", "w-full list-none group-open:hidden")}>
          <Icon name="plus" className="size-5" />
          Invite somebody
        </summary>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="do" value="invite" />
          <Field label="Whom is the link for?" name="name" required defaultValue={refusal?.name} error={nameProblem} />
          <fieldset className="mt-4">
            <legend className="mb-1.5 font-semibold text-14">What may she do?</legend>
            <RadioTiles name="role" options={optionsFrom(roles, roleNames)} chosen={refusal?.role ?? "helper"} />
          </fieldset>
          <OwnPassword isAsked={asksPassword} error={passwordProblem} />
          <SubmitButton saving={formData?.get("do") === "invite" && "Making it"} className="mt-4 w-full">
            Make the link
          </SubmitButton>
        </Form>
      </details>
      <p className="mt-3 text-13 text-ink-2">
        You get a link to send. Whoever opens it chooses a name and a password. Somebody who has a key gets a new
        password by it, and may do what she may now. Nobody takes away the key of whoever invited her.
      </p>
    </section>
  );
}
