import { Form, useNavigation } from "react-router";
import { buttonStyle } from "../../components/button-style.ts";
import { DeskIcon } from "../components/desk-icon.tsx";
import { SubmitButton } from "../components/submit-button.tsx";
import { TextField } from "../components/text-field.tsx";

/** The platform opens it, so that it opens without script, too. */
export function InviteForm({ problem }: { problem: string | undefined }) {
  const { formData } = useNavigation();
  return (
    <section className="mt-8">
      <details className="group" open={problem !== undefined}>
        <summary className={buttonStyle("primary", "w-full list-none group-open:hidden")}>
          <DeskIcon name="key" className="size-5.5" />
          Invite somebody
        </summary>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="do" value="invite" />
          <TextField label="Whom is the link for?" name="name" autoComplete="off" required error={problem} />
          <SubmitButton saving={formData?.get("do") === "invite" && "Making it"} className="mt-4 w-full">
            Make the link
          </SubmitButton>
        </Form>
      </details>
      <p className="mt-3 text-13 text-ink-2">
        You get a link to send. Whoever opens it chooses a name and a password. Everybody with a key can do everything.
        Somebody who has a key gets a new password by it.
      </p>
    </section>
  );
}
