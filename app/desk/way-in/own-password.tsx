import { PasswordField } from "./password-field.tsx";

/** The field's name in every form that asks for it. */
export const ownPasswordField = "own-password";

/**
 * Where it was typed within the last ten minutes it isn't asked for. A page that was opened within them hears of it
 * from the refusal: loaders don't run again after one.
 */
export function OwnPassword({ isAsked, error }: { isAsked: boolean; error: string | undefined }) {
  if (!isAsked && error === undefined) return null;
  return (
    <PasswordField
      label="Your password"
      hint="asked again now and then"
      name={ownPasswordField}
      autoComplete="current-password"
      required
      error={error}
    />
  );
}
