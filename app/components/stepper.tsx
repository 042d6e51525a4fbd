import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Icon } from "./icon.tsx";

type Props = {
  quantity: number;
  /** What is counted, for those who can't see it: "Aina". */
  of: string;
  /** The most that can be counted to; without it there is no end. */
  max?: number;
  onChange: (quantity: number) => void;
};

const button = "flex w-[46px] items-center justify-center text-ink disabled:text-line-2/50";

/** Enough for every order, and few enough that any price times it is exact. */
const mostDigits = 7;

/** From 1 upwards, by buttons or by typing. What can't be a quantity is dropped when she leaves the field. */
export function Stepper({ quantity, of, max = Number.POSITIVE_INFINITY, onChange }: Props) {
  const [draft, setDraft] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function type(text: string): void {
    const digits = text.replace(/\D/g, "").slice(0, mostDigits);
    setDraft(digits);
    if (Number(digits) >= 1) onChange(Math.min(Number(digits), max));
  }

  const takeOver = useEffectEvent(() => {
    if (input.current && input.current.value !== String(quantity)) type(input.current.value);
  });
  // She may have typed before the script arrived.
  useEffect(() => takeOver(), []);

  return (
    <fieldset aria-label={`Quantity of ${of}`} className="inline-flex h-12 rounded-card border border-line-2 bg-white">
      <button
        type="button"
        aria-label="Decrease quantity"
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
        className={button}
      >
        <Icon name="minus" className="size-[18px]" />
      </button>
      <input
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label="Quantity"
        value={draft ?? quantity}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setDraft(undefined)}
        className="nums field-sizing-content w-10 min-w-10 text-center font-semibold text-16 supports-[field-sizing:content]:w-auto"
      />
      <button
        type="button"
        aria-label="Increase quantity"
        disabled={quantity >= max}
        onClick={() => onChange(quantity + 1)}
        className={button}
      >
        <Icon name="plus" className="size-[18px]" />
      </button>
    </fieldset>
  );
}
