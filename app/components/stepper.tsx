import { useState } from "react";
import { maxQuantity } from "../../shop/limits.ts";
import { Icon } from "./icon.tsx";

type Props = {
  quantity: number;
  /** What is counted, for those who can't see it: "Aina". */
  of: string;
  onChange: (quantity: number) => void;
};

const button = "flex w-[46px] items-center justify-center text-ink disabled:text-line-2/50";

/** From 1 upwards, by buttons or by typing. What can't be a quantity is dropped when she leaves the field. */
export function Stepper({ quantity, of, onChange }: Props) {
  const [draft, setDraft] = useState<string>();

  function type(text: string): void {
    const digits = text.replace(/\D/g, "").slice(0, String(maxQuantity).length);
    setDraft(digits);
    if (Number(digits) >= 1) onChange(Number(digits));
  }

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
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label="Quantity"
        value={draft ?? quantity}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setDraft(undefined)}
        className="nums w-11 text-center font-semibold text-[16px]"
      />
      <button
        type="button"
        aria-label="Increase quantity"
        disabled={quantity >= maxQuantity}
        onClick={() => onChange(quantity + 1)}
        className={button}
      >
        <Icon name="plus" className="size-[18px]" />
      </button>
    </fieldset>
  );
}
