import { useEffect } from "react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { deskOfferPath } from "../../../shop/desk/desk-paths.ts";
import { parseOfferId } from "../../../shop/offer/offer-filter.ts";
import { shouldRevalidate } from "../connection/revalidate-after-conflict.ts";
import { signedInContext } from "../desk-context.ts";
import { dropDraft } from "../editor/drafts.ts";
import { entryDraftName } from "../offer/entry-draft-name.ts";
import { findOffer } from "../offer/find-offer.ts";
import { OfferSent } from "../offer/offer-sent.tsx";
import { OfferTermsView } from "../offer/offer-terms.tsx";
import { WithdrawSheet } from "./withdraw-sheet.tsx";

export { shouldRevalidate };

export const meta = () => [{ title: "Offer · Desk" }];

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { offers, now } = context.get(signedInContext);
  const found = await findOffer(offers, params.id);
  const isWithdrawing = url.searchParams.get("withdraw") === "yes";
  return { ...found, now, delivery: offers.shop.delivery, isWithdrawing };
}

/** Withdraws it. An offer that has ended meanwhile is shown as it is. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { offers } = context.get(signedInContext);
  const id = parseOfferId(params.id);
  if (id === undefined) throw new Response(null, { status: 404 });
  const revision = Number((await request.formData()).get("revision"));
  const answer = await offers.withdraw(id, Number.isSafeInteger(revision) ? revision : -1);
  if (answer.outcome === "unknown") throw new Response(null, { status: 404 });
  if (answer.outcome !== "conflict") throw redirect(deskOfferPath(id));
  return data({ isChanged: true }, { status: 409 });
}

export default function DeskOfferRoute() {
  const { offer, sums, pieces, delivery, now, isWithdrawing } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isChanged = answer?.isChanged === true;
  const isOpen = offer.state === "open";
  // Nobody will enter an address any more.
  useEffect(() => {
    if (!isOpen) dropDraft(entryDraftName(offer.id));
  }, [isOpen, offer.id]);
  return (
    <>
      <OfferSent offer={offer} link={undefined} message={undefined} now={now}>
        <OfferTermsView offer={offer} sums={sums} pieces={pieces} delivery={delivery} />
      </OfferSent>
      {isOpen && (isWithdrawing || isChanged) && <WithdrawSheet offer={offer} isChanged={isChanged} />}
    </>
  );
}
