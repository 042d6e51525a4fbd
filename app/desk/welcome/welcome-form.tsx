import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import type { KeyFault, OpenInvitation } from "../../../shop/desk/desk.ts";
import { passwordRules } from "../../../shop/desk/desk-key.ts";
import { Problem } from "../../ui/problem.tsx";
import { Field } from "../ui/field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { CodeFields, codeSentences } from "../way-in/code-fields.tsx";
import { faultSentence } from "../way-in/fault-sentence.ts";
import { PasswordField } from "../way-in/password-field.tsx";
import { PasswordRules } from "../way-in/password-rules.tsx";
import { waitInWords } from "../way-in/wait-in-words.ts";

type Refusal = { name: string } & (
  | { reason: "faults"; faults: readonly KeyFault[] }
  | { reason: "gone" | "busy" | "code-missing" | "code-wrong" }
  | { reason: "slow"; seconds: number }
);
type Props = { invitation: OpenInvitation; refusal: Refusal | undefined };

export function WelcomeForm({ invitation, refusal }: Props) {
  const { state } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const startName = refusal?.name ?? invitation.name;
  const [typed, setTyped] = useState({ name: startName, password: "" });
  // The fields keep what was typed before the script came; it only looks at them.
  const look = () => {
    const fields = new FormData(form.current ?? undefined);
    setTyped(({ name }) => ({ name: String(fields.get("name") ?? name), password: String(fields.get("password")) }));
  };
  useEffect(look, []);
  const faults = refusal?.reason === "faults" ? refusal.faults : [];
  const codeProblem = refusal && codeProblemOf(refusal);
  const kept = passwordRules({ ...typed, shopName: invitation.shopName }).flatMap((rule) =>
    rule.kept ? [rule.fault] : [],
  );
  const fault = (start: string) =>
    faultSentence(faults.find((found) => found.startsWith(start) && !kept.includes(found)));
  return (
    <Form ref={form} onInput={look} method="post" className="mt-2">
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

/** A link of the command line doesn't know whom it renews before she has said her name. */
function codeProblemOf(refusal: Refusal): string | undefined {
  if (refusal.reason === "code-missing") return `This key asks for a code as well. ${codeSentences.missing}`;
  if (refusal.reason === "code-wrong") return codeSentences.wrong;
  if (refusal.reason === "slow") return `Too many tries. Wait ${waitInWords(refusal.seconds)}, then try again.`;
  return undefined;
}
