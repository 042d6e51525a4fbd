import type { ReactNode } from "react";
import { Problem } from "../../ui/problem.tsx";
import { FieldHead } from "./field-head.tsx";
import { fieldId } from "./field-id.ts";

type Props = {
  label: string;
  name: string;
  value: string;
  /** Beside the label. */
  hint?: string | undefined;
  /** Below the field. */
  note?: ReactNode;
  error?: string | undefined;
  autoFocus?: boolean;
};

/** An amount in rupees, typed with commas or without. */
export function MoneyField({ label, name, value, hint, note, error, autoFocus = false }: Props) {
  const id = fieldId(name);
  return (
    <div className="min-w-0">
      <FieldHead id={id} label={label} hint={hint} />
      <div className="relative">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-ink-2"
        >
          Rs
        </span>
        <input
          id={id}
          name={name}
          defaultValue={withCommas(value)}
          placeholder={hint === "optional" ? "None" : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
          ref={autoFocus ? focusAtEnd : undefined}
          className="field nums pl-10.5"
          aria-describedby={note || error ? `${id}-note` : undefined}
          aria-invalid={error ? true : undefined}
        />
      </div>
      {error && <Problem id={`${id}-note`}>{error}</Problem>}
      {note && !error && (
        <div id={`${id}-note`} className="mt-1.5 text-14 text-ink-2">
          {note}
        </div>
      )}
    </div>
  );
}

function withCommas(value: string): string {
  return /^\d+$/.test(value) ? Number(value).toLocaleString("en-US") : value;
}

function focusAtEnd(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true });
  input?.setSelectionRange(input.value.length, input.value.length);
}
