import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { Problem } from "../../ui/problem.tsx";
import { deskFieldId } from "./field-id.ts";

type Attributes = Pick<
  ComponentProps<"input">,
  | "aria-describedby"
  | "aria-invalid"
  | "autoCapitalize"
  | "autoComplete"
  | "dir"
  | "inputMode"
  | "max"
  | "maxLength"
  | "min"
  | "placeholder"
  | "required"
  | "spellCheck"
>;

export type FieldProps = Attributes & {
  label: string;
  name: string;
  /** Needed only if another form of the page has a field of this name. */
  id?: string;
  defaultValue?: string | undefined;
  type?: "text" | "tel" | "email" | "password" | "date";
  ref?: ((input: HTMLInputElement | null) => void) | undefined;
  /** Of an input. */
  onInput?: ComponentProps<"input">["onInput"];
  /** If set, a textarea of so many rows. */
  rows?: number;
  /** If set, a select of these. */
  options?: readonly { value: string; label: string }[];
  /** Beside the label: "optional", "12 of 160". */
  hint?: ReactNode;
  /** On the control's left and right end: a currency, a button. */
  start?: ReactNode;
  end?: ReactNode;
  error?: string | undefined;
  /** Below the control, and part of its description. */
  note?: ReactNode;
  /** Between error and note. */
  children?: ReactNode;
  className?: string;
  controlClass?: string;
};

/** A label, a control (input, text area or select) and what is said about it. */
export function Field({
  id: ownId,
  type = "text",
  ref,
  onInput,
  rows,
  options,
  label,
  hint,
  start,
  end,
  error,
  note,
  children,
  className = "mt-5 min-w-0",
  controlClass = "",
  ...attributes
}: FieldProps) {
  const id = ownId ?? deskFieldId(attributes.name);
  const described = [error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(" ");
  const control = {
    dir: "auto",
    autoComplete: "off",
    ...attributes,
    id,
    ...(error && { "aria-invalid": true }),
    ...(described && { "aria-describedby": described }),
  };
  return (
    <div className={className}>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 text-14">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && <span className="nums text-ink-2">{hint}</span>}
      </div>
      <div className="relative">
        {start}
        {options ? (
          <Select {...control} options={options} />
        ) : rows ? (
          <textarea {...control} rows={rows} className="field field-sizing-content py-3 leading-[1.6]" />
        ) : (
          <input {...control} ref={ref} type={type} onInput={onInput} className={`field ${controlClass}`} />
        )}
        {end}
      </div>
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
      {children}
      {note && (
        <div id={`${id}-note`} className="mt-1.5 text-14 text-ink-2">
          {note}
        </div>
      )}
    </div>
  );
}

type SelectProps = Omit<ComponentProps<"select">, "className"> & Required<Pick<FieldProps, "options">>;

function Select({ options, ...control }: SelectProps) {
  return (
    <>
      <select {...control} className="field appearance-none pr-11">
        {!options.some(({ value }) => value === control.defaultValue) && <option value="">Choose one</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="down" className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5" />
    </>
  );
}
