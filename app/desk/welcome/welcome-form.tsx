import { useState } from "react";
import { Form, useNavigation } from "react-router";
import type { KeyFault, OpenInvitation } from "../../../shop/desk.ts";
import { faultSentence } from "../components/fault-sentence.ts";
import { PasswordField } from "../components/password-field.tsx";
import { PasswordRules } from "../components/password-rules.tsx";
import { Problem } from "../components/problem.tsx";
import { SubmitButton } from "../components/submit-button.tsx";
import { TextField } from "../components/text-field.tsx";

type Refusal = { name: string } & ({ reason: "faults"; faults: readonly KeyFault[] } | { reason: "gone" | "busy" });
type Props = { invitation: OpenInvitation; refusal: Refusal | undefined };

export function WelcomeForm({ invitation, refusal }: Props) {
  const { state } = useNavigation();
  const [name, setName] = useState(refusal?.name ?? invitation.name);
  const [password, setPassword] = useState("");
  const faults = refusal?.reason === "faults" ? refusal.faults : [];
  const fault = (start: string) => faultSentence(faults.find((found) => found.startsWith(start)));
  return (
    <Form method="post" className="mt-2">
      {!invitation.renews && (
        <TextField
          label="Your name"
          name="name"
          autoComplete="username"
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={fault("name")}
        />
      )}
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={fault("password")}
      />
      <PasswordRules name={name} password={password} shopName={invitation.shopName} />
      {refusal?.reason === "busy" && <Problem>The shop is very busy. Try again in a moment.</Problem>}
      <SubmitButton saving={state !== "idle" && "Opening"} className="mt-5 w-full">
        Open the desk
      </SubmitButton>
    </Form>
  );
}
