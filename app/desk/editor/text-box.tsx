import type { ReactNode } from "react";
import { Problem } from "../../ui/problem.tsx";
import { FieldHead } from "../ui/field-head.tsx";
import { fieldId } from "../ui/field-id.ts";

type Props = {
  label: string;
  name: string;
  value: string;
  rows?: number;
  /** Beside the label. */
  hint?: ReactNode;
  /** Below the field. */
  note?: ReactNode;
  error?: string | undefined;
  maxLength?: number;
  /** Beginning, length and order of the writing follow what is written. */
  placeholder?: string;
  inputMode?: "text" | "numeric" | "decimal" | "email" | "tel" | "url";
  children?: ReactNode;
};

/** A line, or with `rows` several. Faults are said at the field. */
export function TextBox({ label, name, value, rows, hint, note, error, children, ...input }: Props) {
  const id = fieldId(name);
  const described = [error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(" ");
  const common = {
    ...input,
    id,
    name,
    defaultValue: value,
    dir: "auto",
    autoComplete: "off",
    ...(described && { "aria-describedby": described }),
    ...(error && { "aria-invalid": true }),
  };
  return (
    <div className="mt-5 min-w-0">
      <FieldHead id={id} label={label} hint={hint} />
      {rows ? (
        <textarea {...common} rows={rows} className="field field-sizing-content py-3 leading-[1.6]" />
      ) : (
        <input {...common} className="field" />
      )}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
      {children}
      {note && (
        <p id={`${id}-note`} className="mt-1.5 text-14 text-ink-2">
          {note}
        </p>
      )}
    </div>
  );
}
