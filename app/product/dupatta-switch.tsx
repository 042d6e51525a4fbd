import { useEffect, useEffectEvent, useRef } from "react";

type Props = { on: boolean; onSwitch: (on: boolean) => void };

/** The whole row is the switch, and the words say what it is set to. */
export function DupattaSwitch({ on, onSwitch }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    if (input.current && input.current.checked !== on) onSwitch(input.current.checked);
  });
  // She may have switched it before the script arrived.
  useEffect(() => takeOver(), []);

  return (
    <label className="flex cursor-pointer items-center justify-between gap-4 border-line border-y py-[13px]">
      <span>
        <span className="block font-semibold text-15 leading-snug">With matching dupatta</span>
        <span className="mt-0.5 block text-14 text-ink-2">{on ? "Yes" : "No"}. It doesn’t change the price.</span>
      </span>
      <input
        ref={input}
        type="checkbox"
        role="switch"
        aria-label="With matching dupatta"
        checked={on}
        aria-checked={on}
        onChange={(event) => onSwitch(event.target.checked)}
        className="switch"
      />
    </label>
  );
}
