type Props = { on: boolean; onSwitch: (on: boolean) => void };

/** The whole row is the switch, and the words say what it is set to. */
export function DupattaSwitch({ on, onSwitch }: Props) {
  return (
    <label className="flex cursor-pointer items-center justify-between gap-4 border-line border-y py-3.5">
      <span>
        <span className="block font-semibold text-[15px] leading-snug md:text-[16px]">With matching dupatta</span>
        <span className="block text-[14px] text-ink-2">{on ? "Yes" : "No"}. It doesn’t change the price.</span>
      </span>
      <input
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
