import { Form, useNavigation } from "react-router";
import { Problem } from "../../ui/problem.tsx";
import { Field } from "../ui/field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { PasswordField } from "../way-in/password-field.tsx";
import { returnParam } from "../way-in/return-path.ts";
import { SlowButton } from "./slow-button.tsx";

export type Refusal = { name: string } & ({ reason: "wrong" | "gone" } | { reason: "slow"; seconds: number });

type Props = { to: string; refusal: Refusal | undefined };

export function SignInForm({ to, refusal }: Props) {
  const { state } = useNavigation();
  const invalid = refusal?.reason === "wrong" && { "aria-invalid": true, "aria-describedby": "refusal" };
  return (
    <Form method="post" className="mt-2">
      <input type="hidden" name={returnParam} value={to} />
      <Field label="Name" name="name" autoComplete="username" required defaultValue={refusal?.name} {...invalid} />
      <PasswordField label="Password" name="password" autoComplete="current-password" required {...invalid} />
      {refusal && (
        <Problem id="refusal" role="alert">
          {sentenceOf(refusal)}
        </Problem>
      )}
      {refusal?.reason === "slow" ? (
        <SlowButton key={state} seconds={refusal.seconds} />
      ) : (
        <SubmitButton saving={state !== "idle" && "Signing in"} className="mt-5 w-full">
          Sign in
        </SubmitButton>
      )}
    </Form>
  );
}

function sentenceOf(refusal: Refusal): string {
  if (refusal.reason === "slow")
    return `Too many tries. Wait ${refusal.seconds} seconds, then try again. Phones that are signed in go on working.`;
  if (refusal.reason === "gone") return "That took longer than five minutes. Begin again with your password.";
  return "Name and password don’t go together. Look at both and try again.";
}
