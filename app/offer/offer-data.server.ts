import type { Edition } from "../../catalogue/edition.ts";
import type { Rupees } from "../../shop/money/rupees.ts";
import type { OfferLine, OfferState } from "../../shop/offer/offer.ts";
import { openChoices } from "../../shop/offer/offer.ts";
import type { ReadOffer } from "../../shop/offer/offer-reader.ts";
import { choiceName, choiceOptions, chosenOption, readOfferChoices } from "../../shop/offer/shopper-choices.ts";
import { agreedSums, type ShopperFault, shopperFaults } from "../../shop/offer/shopper-faults.ts";
import { untilForShopper } from "../../shop/offer/until.ts";
import { savingOf } from "../../shop/order/saving.ts";
import { offerCheckoutPath, offerPicturePath, productPath } from "../../shop/paths.ts";
import { type ChoiceField, describeChoices } from "../../shop/pieces/choices.ts";
import { makingTime } from "../../shop/pieces/making.ts";
import { type PictureRef, pictureAlt } from "../../shop/pieces/picture.ts";
import type { Badge, Choices } from "../../shop/pieces/product.ts";
import { priceNow } from "../../shop/pieces/sale.ts";

/** Of the catalogue, or of a piece of its own. */
export type OfferPicture = { ref?: PictureRef; src?: string; alt: string };

type OpenChoice = {
  field: ChoiceField;
  /** Of its form field. */
  name: string;
  options: readonly string[];
  chosen: string | undefined;
  problem: string | undefined;
};

export type OfferedPiece = {
  place: number;
  name: string;
  words: string;
  badge?: Badge;
  price: Rupees;
  quantity: number;
  /** The shop's price of now, where the piece is in the shop. */
  shopPrice?: Rupees;
  pictures: readonly OfferPicture[];
  choices: readonly OpenChoice[];
  /** Why it can't be ordered, where no choice helps. */
  problem: string | undefined;
};

export type Asked = { key: string; offer: ReadOffer; now: number; url: URL };

/** An open offer as its page shows it. */
export function loadOpenOffer({ catalogue, settings }: Edition, { key, offer, now, url }: Asked) {
  const { terms, madeBy } = offer;
  const typed = url.searchParams;
  const chosen = readOfferChoices(terms.lines, catalogue.product, typed);
  const refused = typed.get("refused");
  const places = (refused ?? "").split(",").map((place) => Number.parseInt(place, 10));
  const faults = shopperFaults(terms, chosen, catalogue.product, places).filter(
    ({ isMissing }) => !isMissing || typed.has("asked"),
  );
  const pieces = terms.lines.map((line, place) =>
    describePiece({ catalogue, settings }, line, place, chosen[place], faults),
  );
  const { subtotal, delivery, total } = agreedSums(terms, catalogue.product);
  return {
    ...{ pieces, subtotal, delivery, total, note: terms.note, by: firstWord(madeBy), advance: terms.advance },
    count: terms.lines.reduce((count, { quantity }) => count + quantity, 0),
    name: firstWord(terms.name),
    until: untilForShopper(terms.until, now),
    shopDelivery: settings.deliveryCharge,
    saving: savingOf(pieces),
    action: offerCheckoutPath(key),
    /** The drawing is animated once: whoever comes back has made a choice, or was asked for one. */
    isFirstVisit: url.search === "",
    hasChanged: refused !== null && faults.length === 0,
    /** Said at the top as well: the piece may be far below. */
    refusal: refused === null ? undefined : faults[0],
  };
}

export type OpenOffer = ReturnType<typeof loadOpenOffer>;

/** The first piece of an offer that is over, and whether it is still in the shop. */
export function loadOverOffer({ catalogue, settings }: Edition, { offer, now, url }: Asked) {
  const { terms, state, takenBy, takenAt } = offer;
  const [first, ...others] = terms.lines;
  const sold = terms.lines.flatMap((line) => (line.own ? [] : (catalogue.product(line.id) ?? [])))[0];
  const piece = first && describePiece({ catalogue, settings }, first, 0, {}, []);
  const { own: _, ...choices } = first && !first.own ? first : { own: undefined };
  return {
    state: state as Exclude<OfferState, "open">,
    ...{ now, takenBy, takenAt, until: terms.until },
    wasRefused: url.searchParams.has("refused"),
    piece: piece && { ...piece, words: describeChoices(choices).join(", ") },
    more: others.length,
    sold: sold && { name: sold.name, path: productPath(sold.id) },
  };
}

export type OverOffer = ReturnType<typeof loadOverOffer>;

type Shop = Pick<Edition, "catalogue" | "settings">;

function describePiece(
  { catalogue, settings }: Shop,
  line: OfferLine,
  place: number,
  chosen: Choices | undefined,
  faults: readonly ShopperFault[],
): OfferedPiece {
  const common = { place, price: line.agreed, quantity: line.quantity };
  if (line.own) {
    const { name, words, pictures } = line.own;
    const own = pictures.map((picture) => ({ src: offerPicturePath(picture), alt: name }));
    return {
      ...common,
      name,
      words: words ? `Made for you: ${words}` : "Made for you.",
      pictures: own,
      choices: [],
      problem: undefined,
    };
  }
  const product = catalogue.product(line.id);
  const here = faults.filter(({ index }) => index === place);
  const problem = here.find(({ field }) => field === undefined)?.words;
  if (!product) return { ...common, name: "No longer in the shop", words: "", pictures: [], choices: [], problem };
  const made =
    product.badge === "Made to Order" ? `made by hand in ${makingTime(settings.makingDays)}` : "on the shelf";
  return {
    ...common,
    name: product.name,
    words: [...describeChoices(line), product.summary, made].map((part) => `${capital(part)}.`).join(" "),
    badge: product.badge,
    shopPrice: priceNow(product),
    pictures: product.images.map((name) => ({ ref: catalogue.picture(name), alt: pictureAlt(product, name) })),
    choices: openChoices(line, product).map((field) => ({
      field,
      name: choiceName(field, place),
      options: choiceOptions(field, product),
      chosen: chosenOption(field, chosen),
      problem: here.find((fault) => fault.field === field)?.words,
    })),
    problem,
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? "";
