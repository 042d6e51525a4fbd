import type { ReactNode } from "react";
import { type ButtonLook, buttonStyle } from "../../ui/button-style.ts";
import { Saving } from "../../ui/saving.tsx";

type Props = {
  children: ReactNode;
  /** The words while it is pending: "Confirming". */
  saving?: string | false | undefined;
  look?: ButtonLook;
  className?: string;
  name?: string;
  value?: string;
};

/** While it is pending, a second press does nothing. */
export function SubmitButton({ children, saving, look = "primary", className = "", name, value }: Props) {
  return (
    <button
      type="submit"
      name={name}
      value={value}
      aria-disabled={saving ? true : undefined}
      onClick={(event) => saving && event.preventDefault()}
      className={buttonStyle(look, className)}
    >
      {saving ? <Saving>{saving}</Saving> : children}
    </button>
  );
}
