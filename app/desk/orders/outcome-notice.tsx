import { useEffect } from "react";
import { focusIfLost } from "../../ui/focus.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import type { BulkOutcome } from "../ticked-orders/outcome.ts";

export function OutcomeNotice({ done, left }: BulkOutcome) {
  // The pressed button is gone.
  useEffect(focusIfLost, []);
  return (
    <p className="mt-4 flex gap-3 border-l-4 border-green bg-white px-4 py-3 shadow-over">
      <Nuqta count={3} className="mt-1.5 text-[8px] text-green" />
      <span>
        {done === 1 ? "One order changed." : `${done} orders changed.`}
        {left.length > 0 &&
          ` Left as they are, because they have changed since, weren’t at that step, or a piece is gone: ${left.join(", ")}.`}
      </span>
    </p>
  );
}
