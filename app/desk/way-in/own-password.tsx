import { useId } from "react";
import { PasswordField } from "./password-field.tsx";

export const ownPasswordField = "own-password";

/**
 * Not asked for within ten minutes of the last time. A page that was opened within them learns of it from the refusal:
 * loaders don't run again after one.
 */
export function OwnPassword({ isAsked, error }: { isAsked: boolean; error: string | undefined }) {
  // Two forms of a page may ask for it.
  const id = useId();
  if (!isAsked && error === undefined) return null;
  return (
    <PasswordField
      id={id}
      label="Your password"
      hint="asked again now and then"
      name={ownPasswordField}
      autoComplete="current-password"
      required
      error={error}
    />
  );
}
