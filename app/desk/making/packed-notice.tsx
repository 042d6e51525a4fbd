import { useEffect } from "react";
import { Link } from "react-router";
import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import { focusIfLost } from "../../ui/focus.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import type { BulkOutcome } from "../ticked-orders/outcome.ts";

export function PackedNotice({ done, left }: BulkOutcome) {
  // The pressed button is gone.
  useEffect(focusIfLost, []);
  return (
    <p className="mt-4 flex gap-3 border-green border-l-4 bg-white px-4 py-3 shadow-over">
      <Nuqta count={3} className="mt-1.5 text-[8px] text-green" />
      <span>
        {done.length > 0 && (
          <Link to={`${deskOrdersPath}?stage=packed`} className="font-semibold text-accent-deep underline">
            {done.length === 1 ? "One order is" : `${done.length} orders are`} ready to send.
          </Link>
        )}
        {left.length > 0 && ` Left as they are, because they have changed since: ${left.join(", ")}.`}
      </span>
    </p>
  );
}
