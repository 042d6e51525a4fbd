import { Icon } from "../../ui/icon.tsx";
import { Field, type FieldProps } from "./field.tsx";
import { deskFieldId } from "./field-id.ts";
import { useHydrated } from "./use-hydrated.ts";

type Props = Pick<FieldProps, "label" | "name" | "note" | "error"> & {
  defaultValue: string;
  /** Minus stops here. */
  least?: 0 | 1;
  /** Whether it stands there. */
  isLeast?: boolean;
};

/** How many there are: typed, or with script by a press on plus and minus. Empty where nothing is counted. */
export function CountField({ least = 0, isLeast = false, ...field }: Props) {
  const isHydrated = useHydrated();
  return (
    <Field
      {...field}
      inputMode="numeric"
      maxLength={4}
      className="min-w-0"
      controlClass="nums px-12 text-center font-semibold"
      start={isHydrated && <Step {...field} least={least} isEnd={isLeast} by={-1} />}
      end={isHydrated && <Step {...field} least={least} by={1} />}
    />
  );
}

type StepProps = { label: string; name: string; least: number; isEnd?: boolean; by: 1 | -1 };

function Step({ label, name, least, isEnd = false, by }: StepProps) {
  function step(): void {
    const input = document.getElementById(deskFieldId(name));
    if (!(input instanceof HTMLInputElement)) return;
    input.value = String(Math.max(least, (Number(input.value) || 0) + by));
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <button
      type="button"
      aria-label={`${label}: one ${by < 0 ? "less" : "more"}`}
      aria-disabled={isEnd || undefined}
      onClick={step}
      className={`absolute inset-y-0 flex w-11 items-center justify-center aria-disabled:text-line-2/50 ${by < 0 ? "left-0" : "right-0"}`}
    >
      <Icon name={by < 0 ? "minus" : "plus"} className="size-4.5" />
    </button>
  );
}
