import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { typedQuantity } from "../../shop/typed-text.ts";
import { Icon, type IconName } from "./icon.tsx";

type Props = {
  quantity: number;
  /** What is counted, for screen readers: "Aina". */
  of: string;
  max?: number;
  onChange: (quantity: number) => void;
};

/** Enough for every order, and few enough that any price times it is exact. */
const mostDigits = 7;

/**
 * A quantity from 1 upwards, by buttons or by typing. Text that isn't a quantity is replaced by the last valid one on
 * blur. The buttons count from what is in the field.
 */
export function Stepper({ quantity, of, max = Number.POSITIVE_INFINITY, onChange }: Props) {
  const [draft, setDraft] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function type(text: string): void {
    const typed = typedQuantity(text);
    setDraft(text);
    if (typed !== undefined) onChange(Math.min(typed, max));
  }

  function step(by: -1 | 1): void {
    const from = typedQuantity(input.current?.value ?? "") ?? quantity;
    setDraft(undefined);
    onChange(Math.min(Math.max(1, from + by), max));
  }

  const readEarlyInput = useEffectEvent(() => {
    if (!input.current || input.current.value === String(quantity)) return;
    type(input.current.value);
    if (input.current !== document.activeElement) setDraft(undefined);
  });
  // The shopper may have typed before hydration.
  useLayoutEffect(() => readEarlyInput(), []);

  return (
    <fieldset aria-label={`Quantity of ${of}`} className="inline-flex h-12 rounded-card border border-line-2 bg-white">
      <StepButton name="Decrease quantity" icon="minus" by={-1} atEnd={quantity <= 1} onStep={step} />
      <input
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        name="quantity"
        maxLength={mostDigits}
        aria-label="Quantity"
        value={draft ?? quantity}
        onChange={(event) => type(event.target.value)}
        // React replays a focus from before hydration as an untrusted event: selecting then would disturb typing.
        onFocus={({ isTrusted, target }) => isTrusted && target.select()}
        onBlur={() => setDraft(undefined)}
        className="nums field-sizing-content w-11 min-w-11 text-center font-semibold text-16 supports-[field-sizing:content]:w-auto"
      />
      <StepButton name="Increase quantity" icon="plus" by={1} atEnd={quantity >= max} onStep={step} />
    </fieldset>
  );
}

type StepProps = { name: string; icon: IconName; by: -1 | 1; atEnd: boolean; onStep: (by: -1 | 1) => void };

/** `aria-disabled`, not `disabled`: a disabled button loses the keyboard's focus. */
function StepButton({ name, icon, by, atEnd, onStep }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={atEnd}
      onClick={() => onStep(by)}
      className="flex w-[46px] items-center justify-center text-ink aria-disabled:cursor-default aria-disabled:text-line-2/50"
    >
      <Icon name={icon} className="size-[18px]" />
    </button>
  );
}
