import fc from "fast-check";
import type { CartLine } from "../cart/cart.ts";
import type { Lookup, PricedProduct } from "../cart/pricing.ts";
import { maxLengths, maxQuantity } from "../limits.ts";
import type { CheckoutForm } from "../order/checkout.ts";
import { isBlank } from "../typed-text.ts";

/** Any sequence of UTF-16 units, lone surrogates and control characters included: what a hostile client may send. */
export const anyText = fc
  .array(fc.oneof(fc.nat(0xffff), fc.constantFrom(0, 9, 10, 13, 0x2028, 0xd83d, 0xde00, 0x200d)), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

/** Whole characters of any script: what a person may type. */
export const typedText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constantFrom("Ayesha Rahman", "عائشہ رحمان", "O'Neill & Sons #4", '"Aina" <b>', "💍👰🏽‍♀️", "a+b=c%20?d"),
);

const sizes = ["15", "16", "17", "2.4"];
const scents = ["Gulab", "Chambeli", "Oud"];
const kilos = [1, 2, 3];

/** Few ids and few choices, so that lines often have the same identity. */
export const product: fc.Arbitrary<PricedProduct> = fc.record(
  {
    id: fc.integer({ min: 1, max: 12 }),
    name: typedText,
    price: fc.integer({ min: 1, max: 1_000_000 }),
    inStock: fc.boolean(),
    sizes: fc.uniqueArray(fc.constantFrom(...sizes), { minLength: 1 }),
    dupatta: fc.constant(true as const),
    scents: fc.uniqueArray(fc.constantFrom(...scents), { minLength: 1 }),
    kilos: fc.uniqueArray(fc.constantFrom(...kilos), { minLength: 1 }),
  },
  { requiredKeys: ["id", "name", "price", "inStock"] },
);

export const products = fc.uniqueArray(product, { selector: ({ id }) => id, maxLength: 12 });

export function lookupIn(known: readonly PricedProduct[]): Lookup {
  const byId = new Map(known.map((one) => [one.id, one]));
  return (id) => byId.get(id);
}

export const quantity = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: maxQuantity }));

export const choices = fc.record(
  {
    size: fc.constantFrom(...sizes),
    withDupatta: fc.boolean(),
    scent: fc.constantFrom(...scents),
    kilos: fc.constantFrom(...kilos),
  },
  { requiredKeys: [] },
);

export const cartLine: fc.Arbitrary<CartLine> = fc
  .tuple(fc.integer({ min: 1, max: 12 }), quantity, choices)
  .map(([id, pieces, chosen]) => ({ id, quantity: pieces, ...chosen }));

/** A line that can be bought, if the product is in stock. */
export function lineFor(offered: PricedProduct): fc.Arbitrary<CartLine> {
  const chosen = fc.record({
    ...(offered.sizes && { size: fc.constantFrom(...offered.sizes) }),
    ...(offered.dupatta && { withDupatta: fc.boolean() }),
    ...(offered.scents && { scent: fc.constantFrom(...offered.scents) }),
    ...(offered.kilos && { kilos: fc.constantFrom(...offered.kilos) }),
  });
  return fc.tuple(quantity, chosen).map(([pieces, some]) => ({ id: offered.id, quantity: pieces, ...some }));
}

/** Products in stock, and lines that can be bought of them. */
export const goodCart = products
  .map((some) => some.map((one) => ({ ...one, inStock: true })))
  .filter((some) => some.length > 0)
  .chain((some) =>
    fc.record({
      products: fc.constant(some),
      lines: fc.array(fc.oneof(...some.map(lineFor)), { minLength: 1, maxLength: 20 }),
    }),
  );

function filledIn(maxLength: number): fc.Arbitrary<string> {
  return fc.oneof(typedText, anyText).filter((text) => !isBlank(text) && text.length <= maxLength);
}

/** A form that checkout accepts, whatever was pasted into it. */
export const completeForm: fc.Arbitrary<CheckoutForm> = fc
  .record({
    name: filledIn(maxLengths.name),
    email: filledIn(maxLengths.email),
    address: filledIn(maxLengths.address),
    city: filledIn(maxLengths.city),
    phone: filledIn(maxLengths.phone),
    payment: fc.constantFrom("cod" as const, "online" as const),
    screenshotSent: fc.boolean(),
    neededBy: fc.constantFrom("", "2025-12-06", "2024-01-01", "soon"),
  })
  .map((form) => ({ ...form, screenshotSent: form.screenshotSent || form.payment === "online" }));
