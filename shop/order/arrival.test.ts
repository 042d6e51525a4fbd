import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayToText, formatWeekday, parseDay } from "../pakistan-days.ts";
import {
  addWorkingDays,
  arrivalOf,
  atYourDoor,
  between,
  betweenDays,
  holidayDays,
  joinDays,
  lineArrival,
  oneParcel,
  workingDaysInWords,
} from "./arrival.ts";

const settings = { makingDays: { from: 10, to: 15 }, deliveryDays: { from: 2, to: 4 } };
const on = (text: string) => parseDay(text) ?? Number.NaN;
const days = (first: string, last = first) => ({ first: on(first), last: on(last) });

describe("when it is here", () => {
  const ordered = on("2026-11-18");

  test("a piece from the shelf travels on working days", () => {
    const arrival = arrivalOf(["Ready to Ship"], settings, ordered);
    expect(arrival).toEqual(days("2026-11-20", "2026-11-23"));
  });

  test("a piece is made on working days, and the whole parcel waits for it", () => {
    const made = days("2026-12-02", "2026-12-10");
    expect(arrivalOf(["Made to Order"], settings, ordered)).toEqual(made);
    expect(arrivalOf(["Ready to Ship", "Made to Order", "Ready to Ship"], settings, ordered)).toEqual(made);
  });

  test("holidays are left out", () => {
    const holidays = ["2026-11-20", "2026-11-23", "not a day"];
    expect(arrivalOf(["Ready to Ship"], { ...settings, holidays }, ordered)).toEqual(days("2026-11-21", "2026-11-25"));
  });

  test("without delivery days, or without pieces, no date is named", () => {
    expect(arrivalOf(["Ready to Ship"], { makingDays: settings.makingDays }, ordered)).toBeUndefined();
    expect(arrivalOf([], settings, ordered)).toBeUndefined();
  });
});

const day = fc.integer({ min: on("2024-01-01"), max: on("2060-12-31") });
const holidaysAfter = (start: number) => fc.array(fc.integer({ min: start, max: start + 120 }), { maxLength: 100 });
const counted = day.chain((start) =>
  fc.record({ start: fc.constant(start), count: fc.integer({ min: 0, max: 425 }), holidays: holidaysAfter(start) }),
);

describe("working days", () => {
  test("never end on a Sunday or a holiday, and are as many as were asked for", () => {
    fc.assert(
      fc.property(counted, ({ start, count, holidays }) => {
        const end = addWorkingDays(start, count, holidays);
        const isFree = (at: number) => formatWeekday(at).startsWith("Sunday") || holidays.includes(at);
        expect(isFree(end)).toBe(false);
        const passed = Array.from({ length: end - start }, (_, index) => start + 1 + index);
        const worked = passed.filter((at) => !isFree(at)).length;
        // None to wait for: the same day, or the first working day after a free one.
        expect(worked).toBe(count === 0 && isFree(start) ? 1 : count);
      }),
    );
  });

  test("an order a day later, more days or more holidays never bring it earlier", () => {
    fc.assert(
      fc.property(counted, day, ({ start, count, holidays }, other) => {
        const end = addWorkingDays(start, count, holidays);
        expect(addWorkingDays(start + 1, count, holidays)).toBeGreaterThanOrEqual(end);
        expect(addWorkingDays(start, count + 1, holidays)).toBeGreaterThanOrEqual(end);
        expect(addWorkingDays(start, count, [...holidays, other])).toBeGreaterThanOrEqual(end);
      }),
    );
  });
});

describe("in words", () => {
  test.each([
    [days("2026-12-03", "2026-12-08"), "between 3 and 8 December"],
    [days("2026-11-28", "2026-12-02"), "between 28 November and 2 December"],
    [days("2026-12-29", "2027-01-03"), "between 29 December and 3 January"],
    [days("2026-12-08"), "on 8 December"],
  ])("%j: %s", (arrival, words) => {
    expect(betweenDays(arrival)).toBe(words);
    expect(atYourDoor(arrival)).toBe(`At your door ${words}`);
  });

  test("of one line", () => {
    expect(lineArrival("Made to Order", days("2026-12-03", "2026-12-08"))).toBe("Made for you: 3 to 8 December");
    expect(lineArrival("Ready to Ship", days("2026-11-30", "2026-12-01"))).toBe(
      "On the shelf: 30 November to 1 December",
    );
    expect(lineArrival("Ready to Ship", days("2026-11-20"))).toBe("On the shelf: 20 November");
  });

  test.each([
    [{ from: 12, to: 19 }, "in 12 to 19 working days"],
    [{ from: 3, to: 3 }, "in 3 working days"],
    [{ from: 1, to: 1 }, "in 1 working day"],
    [{ from: 0, to: 2 }, "within 2 working days"],
    [{ from: 0, to: 0 }, "within 1 working day"],
  ])("%j: %s", (count, words) => {
    expect(workingDaysInWords(count)).toBe(words);
  });

  test("the words give back the two days", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (first, length) => {
        const words = joinDays(first, first + length, between);
        const [, from = "", to = ""] = /^between (.+) and (.+)$/.exec(words) ?? [];
        const [, month = ""] = to.split(" ");
        const read = (text: string, near: number) =>
          [near - 1, near, near + 1].find((at) => {
            const [year = "", , date = ""] = dayToText(at).split("-");
            return Date.parse(`${text} ${year} UTC`) === at * 86_400_000 && Number.parseInt(text, 10) === Number(date);
          });
        expect(read(from.includes(" ") ? from : `${from} ${month}`, first)).toBe(first);
        expect(read(to, first + length)).toBe(first + length);
      }),
    );
  });
});

const aina = { name: "Aina", quantity: 1, badge: "Made to Order" } as const;
const gauhar = { name: "Gauhar", quantity: 2, badge: "Ready to Ship" } as const;

test("pieces that wait for another are said to", () => {
  expect(oneParcel([aina, gauhar])).toBe("In one parcel, as soon as Aina is made.");
  expect(oneParcel([aina, { ...aina, name: "Mehr" }])).toBe("In one parcel, as soon as Aina and Mehr are made.");
  for (const pieces of [[aina], [gauhar, { ...gauhar, name: "Jannat" }], []]) expect(oneParcel(pieces)).toBe("");
});

test("nothing outside of them is used by the functions that are written into pages", () => {
  const revived = new Function(`return [${addWorkingDays}, ${joinDays}]`)() as [typeof addWorkingDays, typeof joinDays];
  const holidays = holidayDays({ holidays: ["2026-11-20"] });
  expect(revived[0](on("2026-11-18"), 2, holidays)).toBe(on("2026-11-21"));
  expect(revived[1](on("2026-12-29"), on("2027-01-03"), between)).toBe("between 29 December and 3 January");
});
