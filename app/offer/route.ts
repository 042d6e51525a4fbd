import { createElement } from "react";
import type { Edition } from "../../catalogue/edition.ts";
import type { PricedCart } from "../../shop/cart/pricing.ts";
import { priceOffer } from "../../shop/offer/offer.ts";
import { offerChoicesQuery, readOfferChoices } from "../../shop/offer/shopper-choices.ts";
import { agreedSums, shopperFaults } from "../../shop/offer/shopper-faults.ts";
import { untilForShopper } from "../../shop/offer/until.ts";
import { offerPath } from "../../shop/paths.ts";
import { offersOf, type PageAnswer, type PageRequest, seeOther } from "../page-request.ts";
import type { HeadTag } from "../seo/head-html.ts";
import { pageMeta, pageTitle } from "../seo/page-meta.ts";
import { pictureAddress } from "../ui/picture-address.ts";
import { type Asked, loadOpenOffer, loadOverOffer } from "./offer-data.server.ts";
import { OfferPage, type ShownOffer } from "./offer-page.tsx";

async function readAsked(asked: PageRequest): Promise<Asked | undefined> {
  const { key = "" } = asked.params;
  const offers = offersOf(asked);
  const offer = await offers.read(key);
  return offer && { key, offer, now: offers.now, url: asked.url };
}

export async function offer(request: PageRequest): Promise<PageAnswer> {
  const asked = await readAsked(request);
  if (!asked) return notFound(request.edition);
  const { edition } = request;
  const shown: ShownOffer =
    asked.offer.state === "open" ? { open: loadOpenOffer(edition, asked) } : { over: loadOverOffer(edition, asked) };
  const still = createElement(OfferPage, shown);
  return { name: "checkout", props: { isOffer: true }, still, head: offerHead(edition, asked) };
}

/** Back to the offer, while a choice is missing or a piece has gone; an offer that is over has its say in the browser. */
export async function offerCheckout(request: PageRequest): Promise<PageAnswer | Response> {
  const asked = await readAsked(request);
  if (!asked) return notFound(request.edition);
  const { catalogue, settings } = request.edition;
  const { key, offer, now, url } = asked;
  const { terms, state, orderKey } = offer;
  const choices = readOfferChoices(terms.lines, catalogue.product, url.searchParams);
  const query = offerChoicesQuery(choices);
  const [fault] = state === "open" ? shopperFaults(terms, choices, catalogue.product) : [];
  const pathWith = (param: string) => `${offerPath(key)}${query ? `${query}&` : "?"}${param}`;
  if (fault) return seeOther(`${pathWith("asked")}#piece-${fault.index}`);
  const priced: PricedCart =
    state === "open" ? priceOffer(terms, choices, catalogue.product) : agreedSums(terms, catalogue.product);
  const inHand = {
    ...{ orderKey, priced, name: terms.name, phone: terms.phone, isOver: state !== "open" },
    sent: { key, choices },
    until: untilForShopper(terms.until, now),
    back: offerPath(key) + query,
    refused: pathWith("refused="),
  };
  return {
    name: "checkout",
    props: { offer: inHand },
    head: [{ title: pageTitle(settings, "Checkout") }, ...unlisted],
  };
}

const unlisted: readonly HeadTag[] = [
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

/** The same page as for a wrong order. */
function notFound({ settings }: Edition): PageAnswer {
  const head = [{ title: pageTitle(settings, "Order not found") }, ...unlisted];
  return { name: "order", props: {}, head, status: 404 };
}

/** A link preview shows shop and piece, never the price, and repeats no key. */
function offerHead({ catalogue, settings }: Edition, { offer: { terms } }: Asked): HeadTag[] {
  const [first] = terms.lines;
  const product = first && !first.own ? catalogue.product(first.id) : undefined;
  const title = first?.own?.name ?? product?.name ?? "An offer";
  const meta = pageMeta(settings, {
    title,
    description: `${settings.name} has made you an offer. It is for you alone.`,
    path: "/",
    ...(product && { image: pictureAddress(catalogue.preview(product.id)), imageAlt: product.summary }),
  });
  const isAddress = (tag: HeadTag) => "rel" in tag || ("property" in tag && tag.property === "og:url");
  return [...meta.filter((tag) => !isAddress(tag)), ...unlisted];
}
