import { Link } from "react-router";
import { deskOrderPath } from "../../../shop/desk/desk-paths.ts";
import { faultCount } from "../../../shop/offer/offer-faults.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Problem } from "../../ui/problem.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import type { RefusedEntry } from "./typed-entry.ts";

type Props = { refused: RefusedEntry | undefined; faults: number; isSaving: boolean };

export function AddressBar({ refused, faults, isSaving }: Props) {
  const words = refused?.sentence || (faults > 0 && faultCount(faults));
  return (
    <div className="bottom-bar offer-bar">
      <Problem role="alert" className="mb-2 text-14">
        {!isSaving && words}
      </Problem>
      {(isSaving || !words) && (
        <p className="mb-2 text-13 text-ink-2 md:text-15">Her link then says that the price is taken.</p>
      )}
      {refused?.takenBy ? (
        <Link to={deskOrderPath(refused.takenBy)} className={buttonStyle("primary", "w-full")}>
          Open the order
        </Link>
      ) : (
        <SubmitButton saving={isSaving && "Entering"} className="w-full">
          Enter the order
        </SubmitButton>
      )}
    </div>
  );
}
