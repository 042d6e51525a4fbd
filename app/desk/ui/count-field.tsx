import { type ReactNode, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";
import { Problem } from "../../ui/problem.tsx";
import { FieldHead } from "./field-head.tsx";
import { fieldId } from "./field-id.ts";
import { useIsAlive } from "./use-is-alive.ts";

type Props = { label: string; name: string; value: string; note?: ReactNode; error?: string | undefined };

/** How many there are: a number to type, with steps where there is script. Empty where nothing is counted. */
export function CountField({ label, name, value, note, error }: Props) {
  const id = fieldId(name);
  const input = useRef<HTMLInputElement>(null);
  const isAlive = useIsAlive();
  function step(by: 1 | -1): void {
    const { current } = input;
    if (!current) return;
    current.value = String(Math.max(0, (Number(current.value) || 0) + by));
    current.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <div className="min-w-0">
      <FieldHead id={id} label={label} />
      <div className="relative">
        {isAlive && <Step label={`${label}: one less`} icon="minus" side="left-0" onPress={() => step(-1)} />}
        <input
          ref={input}
          id={id}
          name={name}
          defaultValue={value}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          className="field nums px-12 text-center font-semibold"
          aria-describedby={note || error ? `${id}-note` : undefined}
          aria-invalid={error ? true : undefined}
        />
        {isAlive && <Step label={`${label}: one more`} icon="plus" side="right-0" onPress={() => step(1)} />}
      </div>
      {error && <Problem id={`${id}-note`}>{error}</Problem>}
      {note && !error && (
        <p id={`${id}-note`} className="mt-1.5 text-14 text-ink-2">
          {note}
        </p>
      )}
    </div>
  );
}

type StepProps = { label: string; icon: "minus" | "plus"; side: string; onPress: () => void };

function Step({ label, icon, side, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={`absolute inset-y-0 flex w-11 items-center justify-center ${side}`}
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  );
}
