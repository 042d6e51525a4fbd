import { Field, type FieldProps } from "./field.tsx";

type Props = Pick<
  FieldProps,
  "label" | "name" | "hint" | "note" | "error" | "end" | "className" | "children" | "aria-describedby"
> & {
  defaultValue: string;
  autoFocus?: boolean;
};

/** An amount in rupees, typed with commas or without. */
export function MoneyField({ defaultValue, autoFocus = false, ...field }: Props) {
  return (
    <Field
      {...field}
      defaultValue={withCommas(defaultValue)}
      placeholder={field.hint === "optional" ? "None" : undefined}
      inputMode="numeric"
      maxLength={16}
      ref={autoFocus ? focusAtEnd : undefined}
      controlClass="nums pl-10.5"
      start={
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-ink-2"
        >
          Rs
        </span>
      }
    />
  );
}

function withCommas(value: string): string {
  return /^\d+$/.test(value) ? Number(value).toLocaleString("en-US") : value;
}

function focusAtEnd(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true });
  input?.setSelectionRange(input.value.length, input.value.length);
}
