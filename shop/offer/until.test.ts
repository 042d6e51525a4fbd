import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOf } from "../pakistan-days.ts";
import { chooseUntil, mostDaysAhead, untilAtDesk, untilChoices, untilForShopper } from "./until.ts";

const at = (time: string) => Date.parse(`${time}+05:00`);
/** A Wednesday. */
const noon = at("2026-11-18T12:00:00");

test("today, tomorrow and in three days end at nine in the evening in Pakistan", () => {
  expect(chooseUntil("today", noon)).toEqual({ ok: true, until: at("2026-11-18T21:00:00") });
  expect(chooseUntil("tomorrow", noon)).toEqual({ ok: true, until: at("2026-11-19T21:00:00") });
  expect(chooseUntil("three-days", noon)).toEqual({ ok: true, until: at("2026-11-21T21:00:00") });
});

test("after nine, today is in the past", () => {
  expect(chooseUntil("today", at("2026-11-18T21:00:00"))).toEqual({ ok: false, fault: "in-the-past" });
});

test("a day of the seller's own may be thirty days ahead, no more, and not before today", () => {
  const today = dayOf(noon);
  expect(chooseUntil("day", noon, today + mostDaysAhead)).toEqual({ ok: true, until: at("2026-12-18T21:00:00") });
  expect(chooseUntil("day", noon, today + mostDaysAhead + 1)).toEqual({ ok: false, fault: "too-far" });
  expect(chooseUntil("day", noon, today - 1)).toEqual({ ok: false, fault: "in-the-past" });
  expect(chooseUntil("day", noon)).toEqual({ ok: false, fault: "no-day" });
});

test("an offer that can be made is never over already", () => {
  const moments = fc.integer({ min: at("2026-01-01T00:00:00"), max: at("2030-01-01T00:00:00") });
  fc.assert(
    fc.property(moments, fc.constantFrom(...untilChoices), fc.integer({ min: -2, max: 40 }), (now, choice, ahead) => {
      const chosen = chooseUntil(choice, now, dayOf(now) + ahead);
      if (chosen.ok) expect(chosen.until).toBeGreaterThan(now);
    }),
  );
});

test("days within a week are said by name, later ones with their date", () => {
  const friday = at("2026-11-20T21:00:00");
  expect([untilAtDesk(friday, noon), untilForShopper(friday, noon)]).toEqual(["Friday, 21:00", "Friday, 9 pm"]);
  expect(untilForShopper(at("2026-11-18T21:00:00"), noon)).toBe("today, 9 pm");
  expect(untilForShopper(at("2026-11-25T21:00:00"), noon)).toBe("Wednesday, 25 November, 9 pm");
  expect(untilAtDesk(at("2026-11-16T21:00:00"), noon)).toBe("Monday, 16 November, 21:00");
});
