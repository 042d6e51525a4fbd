import fc from "fast-check";
import { expect, test } from "vitest";
import { groupIban, ibanFault, tidyIban } from "./iban.ts";

/** The example of the IBAN registry for Pakistan. */
const example = "PK36SCBL0000001123456702";

test("an IBAN is accepted however it is typed", () => {
  for (const typed of [example, "pk36 scbl 0000 0011 2345 6702", " PK36-SCBL-0000001123456702 "])
    expect([ibanFault(typed), tidyIban(typed)]).toEqual([undefined, example]);
});

test.each(["", "PK36", example.slice(0, -1), `${example}0`, `GB${example.slice(2)}`, "PK36SCBL00000011234567O!"])(
  "%j isn't complete",
  (typed) => expect(ibanFault(typed)).toBe("incomplete"),
);

test("a single wrong character, or two that changed places, is noticed", () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 23 }), fc.constantFrom(..."0123456789"), (place, digit) => {
      fc.pre(example[place] !== digit);
      expect(ibanFault(example.slice(0, place) + digit + example.slice(place + 1))).toBe("wrong-character");
    }),
  );
  expect(ibanFault("PK36SCBL0000001124356702")).toBe("wrong-character");
});

test("it is shown in groups of four", () => {
  expect(groupIban(example)).toBe("PK36 SCBL 0000 0011 2345 6702");
  expect(groupIban("PK36S")).toBe("PK36 S");
});
