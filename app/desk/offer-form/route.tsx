import { useEffect } from "react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { chatLink } from "../../../shop/chat.ts";
import { deskEnterOfferPath, deskOfferPath, deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import type { OrderDesk } from "../../../shop/desk/order-desk.ts";
import type { OfferDesk, OfferPiece } from "../../../shop/offer/offer-desk.ts";
import { addLine, blankOffer, pieceLine, type TypedOffer, typedTerms } from "../../../shop/offer/offer-form.ts";
import { offerAgain, offerExchange } from "../../../shop/offer/offer-from-order.ts";
import { parseOrderNumber } from "../../../shop/order/number.ts";
import { internationalPhone } from "../../../shop/phone.ts";
import { focusHeading } from "../../ui/focus.ts";
import { signedInContext } from "../desk-context.ts";
import { dropDraft } from "../editor/drafts.ts";
import { parsePieceId } from "../editor/parse-piece-id.ts";
import { OfferSent } from "../offer/offer-sent.tsx";
import { OfferTermsView } from "../offer/offer-terms.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { OfferEditor } from "./offer-editor.tsx";
import { changeOffer, makeOffer, type SentOffer } from "./save-offer.ts";

export function meta({ params }: { params: { id?: string } }) {
  return [{ title: `${params.id === undefined ? "New offer" : "Change the offer"} · Desk` }];
}

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { offers, orders, me, now } = context.get(signedInContext);
  const pieces = offers.pieces();
  const shared = {
    requestKey: crypto.randomUUID(),
    pieces,
    shop: offers.shop,
    makingDays: orders.shop.makingDays,
    person: me.id,
    now,
  };
  if (params.id !== undefined) {
    const offer = await offers.find(parsePieceId(params.id));
    if (!offer) throw new Response(null, { status: 404 });
    if (offer.state !== "open") throw redirect(deskOfferPath(offer.id));
    const { id, revision, terms } = offer;
    const begun = typedTerms(terms, offers.shop.delivery, now);
    return { ...shared, id, revision, begun, draftName: `offer ${id}`, firstPiece: undefined };
  }
  const known = await beginFromOrder(orders, pieces, url.searchParams);
  if (known) return { ...shared, id: undefined, revision: 0, ...known, firstPiece: undefined };
  const again = parsePieceId(url.searchParams.get("again"));
  const wanted = parsePieceId(url.searchParams.get("piece"));
  const firstPiece = pieces.find(({ id }) => id === wanted);
  return {
    ...shared,
    id: undefined,
    revision: 0,
    begun: firstPiece ? addLine(blankOffer, pieceLine(firstPiece)) : await sameAgain(offers, again, now),
    draftName: again ? `offer again ${again}` : "new offer",
    firstPiece,
  };
}

/** Of a parcel that came back (`order`), or of pieces that she exchanges (`exchange`). */
async function beginFromOrder(orders: OrderDesk, pieces: readonly OfferPiece[], params: URLSearchParams) {
  const isExchange = params.has("exchange");
  const number = parseOrderNumber(params.get(isExchange ? "exchange" : "order") ?? "");
  const order = number && (await orders.find(number));
  if (!order) return undefined;
  if (!isExchange) return { begun: offerAgain(order, pieces), draftName: `offer of ${number}` };
  const back = order.lines.filter((_, position) => params.get(`place-${position}`) !== "kept");
  const piece = pieces.find(({ id }) => id === parsePieceId(params.get("piece")));
  return { begun: offerExchange(order, { back, piece }), draftName: `exchange of ${number} ${piece?.id ?? ""}` };
}

/** The same terms with a new deadline; a blank form where there is no such offer. */
async function sameAgain(offers: OfferDesk, id: number, now: number): Promise<TypedOffer> {
  const offer = id ? await offers.find(id) : undefined;
  if (!offer) return blankOffer;
  const { until, day } = blankOffer;
  return { ...typedTerms(offer.terms, offers.shop.delivery, now), until, day };
}

const statuses = { refused: 422, changed: 409, over: 409, gone: 409 } as const;

/** A new offer is shown with its link on this very page: the link is known only now, and stored nowhere. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { offers, now } = context.get(signedInContext);
  const form = await request.formData();
  if (params.id !== undefined) {
    const id = parsePieceId(params.id);
    const refusal = await changeOffer(offers, id, form, now);
    if (!refusal) throw redirect(deskOfferPath(id));
    return data(refusal, { status: statuses[refusal.reason] });
  }
  const answer = await makeOffer(offers, form, now);
  if (answer.reason !== "sent") return data(answer, { status: statuses[answer.reason] });
  if (form.get("intent") === "address") throw redirect(deskEnterOfferPath(answer.offer.id));
  return data(answer);
}

/** Opening and closing a sheet needs nothing from the shop. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSheet = currentUrl.href !== nextUrl.href && withoutSheet(currentUrl) === withoutSheet(nextUrl);
  return isSheet && !formMethod ? false : defaultShouldRevalidate;
}

function withoutSheet({ href }: URL): string {
  const url = new URL(href);
  url.searchParams.delete("sheet");
  return url.href;
}

export default function OfferForm() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { id } = loaded;
  const isNew = id === undefined;
  const sent = answer?.reason === "sent" ? answer : undefined;
  useSent(sent, loaded.draftName);
  if (sent)
    return (
      <OfferSent {...sent} now={loaded.now}>
        <OfferTermsView {...sent} delivery={loaded.shop.delivery} />
      </OfferSent>
    );
  const refusal = answer && answer.reason !== "sent" ? answer : undefined;
  return (
    <div className="desk-page pb-10 md:pt-8">
      <PageHead
        title={isNew ? "New offer" : "Change the offer"}
        {...(isNew && { line: "A price for one shopper. She orders at it, or you enter her address." })}
        back={isNew ? { to: deskOrdersPath, label: "Orders" } : { to: deskOfferPath(id), label: "The offer" }}
        isDeep
      />
      <OfferEditor key={`${loaded.draftName} ${loaded.firstPiece?.id}`} {...loaded} refusal={refusal} />
    </div>
  );
}

/** Once sent, it is no draft any more. WhatsApp opens with the same press; a browser that refuses has the button. */
function useSent(sent: SentOffer | undefined, draftName: string): void {
  const chat = sent?.message && chatLink(internationalPhone(sent.offer.terms.phone) ?? "", sent.message);
  const isSent = sent !== undefined;
  useEffect(() => {
    if (!isSent) return;
    dropDraft(draftName);
    // The button that was pressed is gone, and was far below.
    scrollTo(0, 0);
    focusHeading();
  }, [isSent, draftName]);
  useEffect(() => {
    if (chat) window.open(chat, "_blank", "noopener");
  }, [chat]);
}
