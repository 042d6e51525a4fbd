import type { ReactNode } from "react";
import { Form, Link, useNavigation, useSearchParams } from "react-router";
import { deskCodePath, deskSignOutPath } from "../../../shop/desk/desk-paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { Problem } from "../../ui/problem.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { PasswordField } from "../way-in/password-field.tsx";

const row = "flex min-h-13 w-full items-center justify-between gap-4 border-line border-t text-left";

type Props = { refusal: { sentence: string } | undefined; hasSecondFactor: boolean };

export function MyKey({ refusal, hasSecondFactor }: Props) {
  const [params] = useSearchParams();
  return (
    <section className="mt-8 border-line border-b">
      <details open={refusal !== undefined} className="group">
        <summary className={`${row} list-none`}>
          Change my password
          <Right className="group-open:rotate-90" />
        </summary>
        <PasswordForm refusal={refusal} />
      </details>
      {params.has("changed") && (
        <p role="status" className="pb-4 text-14 text-green">
          Your password is changed. Your other devices are signed out, and links that you made don’t work any more.
        </p>
      )}
      <Link to={deskCodePath} className={row}>
        A code as well as the password
        <span className="flex items-center gap-3 text-14 text-ink-2">
          {hasSecondFactor ? "On" : "Off"}
          <Right />
        </span>
      </Link>
      <Form method="post" action={deskSignOutPath} reloadDocument>
        <button type="submit" className={row}>
          Sign out of this device
          <Right />
        </button>
      </Form>
    </section>
  );
}

function Right({ className = "" }: { className?: string }): ReactNode {
  return <Icon name="right" className={`size-5 text-ink-2 ${className}`} />;
}

function PasswordForm({ refusal }: { refusal: { sentence: string } | undefined }) {
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset className="pb-6">
      <input type="hidden" name="do" value="password" />
      <PasswordField label="Password now" name="current" autoComplete="current-password" required />
      <PasswordField label="New password" name="password" autoComplete="new-password" required />
      {refusal && <Problem role="alert">{refusal.sentence}</Problem>}
      <SubmitButton saving={formData?.get("do") === "password" && "Changing"} look="outline" className="mt-4 w-full">
        Change it
      </SubmitButton>
    </Form>
  );
}
