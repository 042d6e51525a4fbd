import { ownPieceId } from "../cart/pricing.ts";
import { typedNumber } from "../editor/piece-form.ts";
import { maxAgreed, maxQuantity } from "../limits.ts";
import type { Rupees } from "../money/rupees.ts";
import { parseDay } from "../pakistan-days.ts";
import { describeChoices } from "../pieces/choices.ts";
import type { Choices } from "../pieces/product.ts";
import { typedQuantity } from "../typed-text.ts";
import { type OfferLine, type OfferTerms, openChoices } from "./offer.ts";
import type { OfferPiece } from "./offer-desk.ts";
import type { TypedLine, TypedOffer } from "./offer-form.ts";
import { chooseUntil } from "./until.ts";

type Facts = {
  piece: (id: number) => OfferPiece | undefined;
  /** The shop's own delivery charge. */
  delivery: Rupees;
  now: number;
};

/** What the form offers. NaN stands for a number that is missing or wrong: `checkTerms` reports it. */
export function readTerms(typed: TypedOffer, { piece, delivery, now }: Facts): OfferTerms {
  const until = chooseUntil(typed.until, now, parseDay(typed.day));
  const { note, name, phone } = typed;
  return {
    lines: typed.lines.map((line) => readLine(line, piece(line.id))),
    delivery: { shop: delivery, other: rupeesIn(typed.otherDelivery), none: 0 }[typed.delivery],
    until: until.ok
      ? until.until
      : { "in-the-past": 0, "too-far": Number.MAX_SAFE_INTEGER, "no-day": NaN }[until.fault],
    note,
    name,
    phone,
    advance: typedNumber(typed.advance) ?? 0,
  };
}

function rupeesIn(text: string): Rupees {
  return typedNumber(text) ?? Number.NaN;
}

function readLine(line: TypedLine, piece: OfferPiece | undefined): OfferLine {
  const shared = { quantity: typedQuantity(line.quantity) ?? Number.NaN, agreed: rupeesIn(line.agreed) };
  const { id, name, words, pictures } = line;
  if (id === ownPieceId) return { ...shared, own: { name, words, pictures } };
  return { ...shared, id, ...madeChoices(line, piece) };
}

/** Those that the piece offers and the line makes. */
export function madeChoices({ choices }: Pick<TypedLine, "choices">, piece: OfferPiece | undefined): Choices {
  const { size, withDupatta, scent, kilos } = choices;
  return {
    ...(piece?.sizes && size !== "" && { size }),
    ...(piece?.dupatta && withDupatta !== "" && { withDupatta: withDupatta === "yes" }),
    ...(piece?.scents && scent !== "" && { scent }),
    ...(piece?.kilos && kilos !== "" && { kilos: Number(kilos) }),
  };
}

const openNames = { size: "size", withDupatta: "dupatta", scent: "attar", kilos: "mithai" } as const;

/** "Size 17", "With matching dupatta", "She chooses the size"; undefined where there is nothing to choose. */
export function choicesInWords(line: Pick<TypedLine, "id" | "choices">, piece: OfferPiece | undefined) {
  const made = madeChoices(line, piece);
  const open = openChoices({ id: line.id, quantity: 1, agreed: 0, ...made }, piece);
  const words = [...describeChoices(made), ...open.map((field) => `She chooses the ${openNames[field]}`)];
  return words.length > 0 ? words.join(" · ") : undefined;
}

/** What can be summed so far: lines without a price or quantity cost nothing yet. */
export function termsSoFar(terms: OfferTerms): OfferTerms {
  const { delivery, advance } = terms;
  return {
    ...terms,
    lines: terms.lines.filter(({ quantity, agreed }) => isPriced(agreed) && quantity <= maxQuantity),
    delivery: isPriced(delivery) ? delivery : 0,
    advance: isPriced(advance) ? advance : 0,
  };
}

/** Small enough that any quantity of it is exact. */
function isPriced(amount: number): boolean {
  return Number.isInteger(amount) && amount <= maxAgreed;
}
