import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { passwordRules } from "../../../shop/desk/credentials.ts";
import type { CredentialFault, OpenInvitation } from "../../../shop/desk/desk.ts";
import { Problem } from "../../ui/problem.tsx";
import { Field } from "../ui/field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { CodeFields, codeSentences } from "../way-in/code-fields.tsx";
import { faultSentence } from "../way-in/fault-sentence.ts";
import { PasswordField } from "../way-in/password-field.tsx";
import { PasswordRules } from "../way-in/password-rules.tsx";
import { tooManyTries } from "../way-in/too-many-tries.ts";

type Refusal = { name: string } & (
  | { reason: "faults"; faults: readonly CredentialFault[] }
  | { reason: "gone" | "busy" | "code-missing" | "code-wrong" }
  | { reason: "slow"; seconds: number }
);
type Props = { invitation: OpenInvitation; refusal: Refusal | undefined };

export function WelcomeForm({ invitation, refusal }: Props) {
  const { state } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const startName = refusal?.name ?? invitation.name;
  const [typed, setTyped] = useState({ name: startName, password: "" });
  // Uncontrolled, so that what was typed before hydration stays.
  const readTyped = () => {
    const fields = new FormData(form.current ?? undefined);
    setTyped(({ name }) => ({ name: String(fields.get("name") ?? name), password: String(fields.get("password")) }));
  };
  useEffect(readTyped, []);
  const faults = refusal?.reason === "faults" ? refusal.faults : [];
  const codeProblem = refusal && codeProblemOf(refusal);
  const keptRules = passwordRules({ ...typed, shopName: invitation.shopName }).flatMap((rule) =>
    rule.kept ? [rule.fault] : [],
  );
  const fault = (start: string) =>
    faultSentence(faults.find((found) => found.startsWith(start) && !keptRules.includes(found)));
  return (
    <Form ref={form} onInput={readTyped} method="post" className="mt-2">
      {!invitation.renews && (
        <Field
          label="Your name"
          name="name"
          autoComplete="username"
          required
          defaultValue={startName}
          error={fault("name")}
        />
      )}
      <PasswordField label="Password" name="password" autoComplete="new-password" required error={fault("password")} />
      <PasswordRules {...typed} shopName={invitation.shopName} />
      {(invitation.asksCode || codeProblem) && <CodeFields problem={codeProblem} />}
      {refusal?.reason === "busy" && <Problem role="alert">The shop is very busy. Try again in a moment.</Problem>}
      <SubmitButton saving={state !== "idle" && "Opening"} className="mt-5 w-full">
        Open the desk
      </SubmitButton>
    </Form>
  );
}

/** With a link of the command line the shop learns only from the typed name whose key it renews. */
function codeProblemOf(refusal: Refusal): string | undefined {
  if (refusal.reason === "code-missing") return `This key asks for a code as well. ${codeSentences.missing}`;
  if (refusal.reason === "code-wrong") return codeSentences.wrong;
  if (refusal.reason === "slow") return tooManyTries(refusal.seconds);
  return undefined;
}
