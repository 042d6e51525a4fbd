/** No `aria-checked`: the checkbox is uncontrolled and reports its own state. */
const asSwitch = { type: "checkbox", role: "switch" } as const;

/** The whole row toggles it, and the words say the state. */
export function DupattaSwitch() {
  return (
    <label className="flex noscript:pointer-events-none cursor-pointer items-center justify-between gap-4 border-line border-y py-[13px]">
      <span>
        <span id="dupatta" className="block font-semibold text-15 leading-snug">
          With matching dupatta
        </span>
        <span id="dupatta-words" className="mt-0.5 block text-14 text-ink-2">
          <span className="noscript:hidden">
            <span className="hidden [label:has(:checked)_&]:inline">Yes. </span>
            <span className="[label:has(:checked)_&]:hidden">No. </span>
          </span>
          It doesn’t change the price.
        </span>
      </span>
      <input
        {...asSwitch}
        name="withDupatta"
        defaultChecked
        aria-labelledby="dupatta"
        aria-describedby="dupatta-words"
        className="switch noscript:hidden"
      />
    </label>
  );
}
