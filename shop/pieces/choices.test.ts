import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choices, lineFor, product } from "../testing/arbitraries.ts";
import { checkChoices, describeChoices, readChoices } from "./choices.ts";

const ring = { sizes: ["15", "16", "17"] };
const bridal = { dupatta: true } as const;
const tray = { dupatta: true, scents: ["Gulab", "Oud"], kilos: [1, 2] } as const;
const plain = {};

describe("the choices in a form", () => {
  test("are text fields, and a checkbox that is only sent when ticked", () => {
    expect(readChoices(ring, { size: "16", quantity: "2" })).toEqual({ size: "16" });
    expect(readChoices(ring, { quantity: "2" })).toEqual({});
    expect(readChoices(tray, { withDupatta: "on", scent: "Oud", kilos: "2" })).toEqual({
      withDupatta: true,
      scent: "Oud",
      kilos: 2,
    });
    expect(readChoices(tray, { scent: "Oud", kilos: "2" })).toEqual({ withDupatta: false, scent: "Oud", kilos: 2 });
    expect(readChoices(plain, { size: "16", withDupatta: "on" })).toEqual({});
  });

  test("are valid as soon as everything offered is chosen", () => {
    fc.assert(
      fc.property(product, (offer) => {
        const [size] = offer.sizes ?? [];
        const [scent] = offer.scents ?? [];
        const kilos = offer.kilos?.[0]?.toString();
        const chosen = readChoices(offer, { size, scent, kilos });
        expect(checkChoices(offer, chosen)).toEqual({ ok: true, choices: chosen });
      }),
    );
  });
});

describe("checking choices", () => {
  test.each([
    [ring, {}, "size", "missing-choice"],
    [ring, { size: "21" }, "size", "unknown-choice"],
    [plain, { size: "17" }, "size", "unknown-choice"],
    [plain, { withDupatta: true }, "withDupatta", "unknown-choice"],
    [tray, { kilos: 1 }, "scent", "missing-choice"],
    [tray, { scent: "Musk", kilos: 1 }, "scent", "unknown-choice"],
    [tray, { scent: "Oud" }, "kilos", "missing-choice"],
    [tray, { scent: "Oud", kilos: 4 }, "kilos", "unknown-choice"],
    [ring, { size: "17", scent: "Oud" }, "scent", "unknown-choice"],
  ] as const)("%o with %o: %s, %s", (offer, chosen, field, reason) => {
    expect(checkChoices(offer, chosen)).toEqual({ ok: false, field, reason });
  });

  test("a dupatta that isn't mentioned is a no", () => {
    expect(checkChoices(bridal, {})).toEqual({ ok: true, choices: { withDupatta: false } });
    expect(checkChoices(plain, { withDupatta: false })).toEqual({ ok: true, choices: {} });
  });

  test("accepts a full choice of what is offered, unchanged", () => {
    fc.assert(
      fc.property(
        product.chain((offer) => fc.tuple(fc.constant(offer), lineFor(offer))),
        ([offer, { id: _, quantity: __, ...chosen }]) => {
          expect(checkChoices(offer, chosen)).toEqual({ ok: true, choices: chosen });
        },
      ),
    );
  });

  test("what it accepts names exactly what the product offers", () => {
    fc.assert(
      fc.property(product, choices, (offer, chosen) => {
        const checked = checkChoices(offer, chosen);
        fc.pre(checked.ok);
        const { size, withDupatta, scent, kilos } = checked.choices;
        expect(size === undefined ? !offer.sizes : offer.sizes?.includes(size)).toBe(true);
        expect(scent === undefined ? !offer.scents : offer.scents?.includes(scent)).toBe(true);
        expect(kilos === undefined ? !offer.kilos : offer.kilos?.includes(kilos)).toBe(true);
        expect(withDupatta !== undefined).toBe(offer.dupatta === true);
        expect(checkChoices(offer, checked.choices)).toEqual(checked);
      }),
      { numRuns: 500 },
    );
  });
});

test("choices in words", () => {
  expect(describeChoices({ size: "17" })).toEqual(["Size 17"]);
  expect(describeChoices({ withDupatta: true })).toEqual(["With matching dupatta"]);
  expect(describeChoices({ withDupatta: false, scent: "Gulab", kilos: 2 })).toEqual([
    "Without dupatta",
    "Gulab attar",
    "2 kg mithai",
  ]);
  expect(describeChoices({})).toEqual([]);
});
