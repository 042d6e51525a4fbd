import type { ReactNode } from "react";
import { type ButtonLook, buttonStyle } from "../../ui/button-style.ts";
import { nuqtaPath } from "../../ui/nuqta.tsx";

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

function Saving({ children }: { children: string }) {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 100 26" className="h-2 w-8 overflow-visible">
        {[0, 37, 74].map((x) => (
          <path key={x} d={nuqtaPath} transform={`translate(${x} 0)`} strokeWidth="3" className="saving-dot" />
        ))}
      </svg>
      <span role="status">{children}</span>
    </>
  );
}
