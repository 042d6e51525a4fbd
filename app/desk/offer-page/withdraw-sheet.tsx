import { Form, Link, useNavigation } from "react-router";
import { deskOfferPath } from "../../../shop/desk/desk-paths.ts";
import { linkOf } from "../../../shop/offer/desk-words.ts";
import type { DeskOffer } from "../../../shop/offer/offer-desk.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Problem } from "../../ui/problem.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";

/** `isChanged`: somebody changed the offer after this page had been opened. */
export function WithdrawSheet({ offer, isChanged }: { offer: DeskOffer; isChanged: boolean }) {
  const here = deskOfferPath(offer.id);
  const { formData } = useNavigation();
  return (
    <Sheet title="Withdraw it?" close={here} begins="title">
      <Form method="post" action={here} preventScrollReset className="mt-2">
        <input type="hidden" name="revision" value={offer.revision} />
        <p className="text-ink-2">{linkOf(offer.name)} stops at once.</p>
        <Problem role="alert">
          {isChanged && "The offer was changed meanwhile. It is shown as it is now; nothing was withdrawn."}
        </Problem>
        <div className="mt-5 grid grid-cols-2 gap-2.5">
          <Link to={here} replace preventScrollReset className={buttonStyle("quiet", "px-3")}>
            Keep it
          </Link>
          <SubmitButton saving={formData?.has("revision") && "Withdrawing"} className="px-3">
            Withdraw
          </SubmitButton>
        </div>
      </Form>
    </Sheet>
  );
}
