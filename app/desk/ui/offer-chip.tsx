import { offerStateNames } from "../../../shop/offer/desk-words.ts";
import type { OfferState } from "../../../shop/offer/offer.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import { ClosedGlyph } from "./stage-glyph.tsx";

/** An open offer waits for the shopper, not for the desk: it has the colour of what goes its way. */
const chipClasses: Readonly<Record<OfferState, string>> = {
  open: "chip-goes",
  taken: "chip-ready",
  "run-out": "chip-closed",
  withdrawn: "chip-closed",
};

export function OfferChip({ state, large = false }: { state: OfferState; large?: boolean }) {
  return (
    <span className={`chip ${chipClasses[state]} ${large ? "chip-large" : ""}`}>
      <span aria-hidden="true" className="stage-glyph">
        {state === "withdrawn" ? (
          <ClosedGlyph kind="struck" />
        ) : (
          <Nuqta outline={state !== "taken"} className={state === "run-out" ? "nuqta-dashed" : ""} />
        )}
      </span>
      {offerStateNames[state]}
    </span>
  );
}
