import { Link, useNavigation } from "react-router";
import { deskShopPath } from "../../../shop/desk/desk-paths.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import type { OfferSums } from "../../../shop/offer/offer.ts";
import { faultCount } from "../../../shop/offer/offer-faults.ts";
import { untilAtDesk } from "../../../shop/offer/until.ts";
import { piecesHeading } from "../../../shop/order/words.ts";
import { Problem } from "../../ui/problem.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";

type Props = { isNew: boolean; faults: number; summary: string };

/** What stands so far, and the two ways on. Fixed to the bottom on phones, in the box from md. */
export function OfferBar({ isNew, faults, summary }: Props) {
  const { state, formData } = useNavigation();
  const intent = state === "idle" ? undefined : formData?.get("intent");
  return (
    <div className="bottom-bar offer-bar">
      <div className="mb-2 text-13 text-ink-2">
        {faults > 0 ? (
          <Problem role="alert" className="">
            {faultCount(faults)}
          </Problem>
        ) : (
          <p className={isNew ? "md:hidden" : ""}>{isNew ? summary : "Her link shows it at once."}</p>
        )}
      </div>
      <div className="offer-buttons">
        {isNew ? (
          <>
            <SubmitButton name="intent" value="send" saving={intent === "send" && "Sending"}>
              Send it
            </SubmitButton>
            <SubmitButton
              look="quiet"
              name="intent"
              value="address"
              saving={intent === "address" && "Entering"}
              className="bg-white px-2!"
            >
              Enter her address
            </SubmitButton>
          </>
        ) : (
          <SubmitButton name="intent" value="save" saving={intent === "save" && "Saving"}>
            Save the change
          </SubmitButton>
        )}
      </div>
    </div>
  );
}

/** "Three pieces, Rs 100,600, until Friday, 21:00." */
export function summaryOf({ lines, total }: OfferSums, until: number | undefined, now: number): string {
  if (lines.length === 0) return "";
  const day = until === undefined ? "" : `, until ${untilAtDesk(until, now)}`;
  return `${piecesHeading(lines)}, ${formatDesk(total)}${day}.`;
}

/** The message that WhatsApp will open with, in the box beside the form. */
export function MessagePreview({ message }: { message: string }) {
  return (
    <p className="mt-4 hidden break-words text-14 text-ink-2 leading-[1.6] md:block">
      WhatsApp opens with: “<bdi>{message}</bdi>”{" "}
      <Link
        to={`${deskShopPath}/messages`}
        className="whitespace-nowrap font-semibold text-accent-deep underline underline-offset-3"
      >
        Change the text
      </Link>
    </p>
  );
}
