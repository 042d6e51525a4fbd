import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { anyText } from "../../shop/testing/arbitraries.ts";
import { newRequest } from "./orders.ts";

/** Values that no field of an order accepts, and some that no database can store. */
const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, {}, [], "", -1, -0.5, 1e308, 2 ** 53, "\u0000", "\ud800", "x".repeat(3000), [[[[]]]], { a: 1 }),
  anyText.map((text) => `${text}\u0007`),
  fc.double({ noInteger: true, noNaN: true, noDefaultInfinity: true }),
  fc.integer({ max: -1 }),
  fc.array(fc.jsonValue(), { maxLength: 3 }),
);

const paths = [
  ["key"],
  ["lines"],
  ["lines", 0],
  ["lines", 0, "id"],
  ["lines", 0, "quantity"],
  ["lines", 0, "price"],
  ["lines", 1, "size"],
  ["customer"],
  ["customer", "name"],
  ["customer", "email"],
  ["customer", "address"],
  ["customer", "city"],
  ["customer", "phone"],
  ["payment"],
  ["screenshotSent"],
  ["total"],
] as const;

/** An order with one invalid field. Not the notes, which may be anything. */
const spoilt = fc.tuple(fc.constantFrom(...paths), nonsense).map(([path, value]) => {
  const body: unknown = JSON.parse(JSON.stringify(newRequest()));
  let parent = body as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string | number, unknown>;
  parent[path.at(-1) ?? ""] = value;
  return JSON.stringify(body);
});

/** Wrong prices and totals, and invalid quantities. */
const lying = fc
  .record({
    total: fc.integer({ min: 0, max: 2 ** 40 }).filter((total) => total !== newRequest().total),
    price: fc.integer({ min: 0, max: 94_999 }),
    quantity: fc.constantFrom(0, -1, 1.5, 10_000, 1e21, "1", null),
  })
  .chain(({ total, price, quantity }) => {
    const { lines } = newRequest();
    const [first, ...rest] = lines;
    return fc.constantFrom<unknown>(
      { total },
      { lines: [{ ...first, price }, ...rest] },
      { lines: [{ ...first, quantity }, ...rest] },
      { lines: Array(101).fill(first) },
    );
  })
  .map((lie) => JSON.stringify({ ...newRequest(), ...(lie as object) }));

/** JSON that parsers interpret differently. */
const ambiguous = fc
  .constantFrom(
    (order: string) => order.replace("{", '{"total":1,'),
    (order: string) => order.replace('"quantity":', '"quantity":9,"quantity":'),
    (order: string) => order.replace("{", '{"__proto__":{"total":1},'),
    (order: string) => order.replace('"customer":{', '"customer":{"__proto__":null,'),
    (order: string) => order.slice(0, -1),
    (order: string) => `${order}{}`,
    (order: string) => order.replaceAll('"', "'"),
    (order: string) => `[${order}]`,
  )
  .map((spoil) => spoil(JSON.stringify(newRequest())));

const deep = fc
  .tuple(fc.constantFrom("[", '{"lines":', '{"customer":{"name":'), fc.integer({ min: 1, max: 6000 }))
  .map(([opening, depth]) => opening.repeat(depth));

const huge = fc
  .integer({ min: 65_000, max: 200_000 })
  .map((size) => JSON.stringify({ ...newRequest(), notes: "x".repeat(size) }));

const anything = fc.oneof(fc.json(), anyText, fc.constant(randomUUID()));

/** Bodies that must never become an order. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: spoilt },
  { weight: 3, arbitrary: lying },
  { weight: 2, arbitrary: ambiguous },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: huge },
  { weight: 2, arbitrary: anything },
);
