import { expect, test } from "vitest";
import { formatWeekday, parseDay } from "../pakistan-days.ts";
import { parseNeededBy, tellNeededBy } from "./needed-by.ts";

const on = (text: string) => parseDay(text) ?? Number.NaN;
const today = on("2026-11-18");
const arrival = { first: on("2026-12-03"), last: on("2026-12-08") };
const aina = { name: "Aina", badge: "Made to Order", quantity: 1, withDupatta: true } as const;
const gauhar = { name: "Gauhar", badge: "Ready to Ship", quantity: 2, size: "17" } as const;
const tell = (text: string, changes = {}) => tellNeededBy({ text, today, arrival, pieces: [aina, gauhar], ...changes });

test("from tomorrow to a year ahead can be chosen", () => {
  for (const text of ["2026-11-19", "2027-11-18"]) expect(parseNeededBy(text, today)).toBe(on(text));
  for (const text of ["2026-11-18", "2027-11-19", "0026-12-12", ""]) expect(parseNeededBy(text, today)).toBeUndefined();
});

test("the last day of the span fits, and each day after it", () => {
  const fits = (text: string) => ({
    kind: "fits",
    lead: `That fits: ${formatWeekday(on(text))}.`,
    text: "It should be with you between 3 and 8 December. We plan the workshop by your day.",
  });
  for (const text of ["2026-12-08", "2026-12-12", "2027-11-18"]) expect(tell(text)).toEqual(fits(text));
});

test("too near, or within the span, is said with what is made, and a chat about it", () => {
  expect(tell("2026-11-28")).toEqual({
    kind: "close",
    lead: "Saturday, 28 November is close.",
    text: "Aina is made by hand after you order, and should be with you between 3 and 8 December. Sometimes we can be quicker: ask us before you order, or order as it is and we call you about the day.",
    ask: "Ask about 28 November",
    chatText:
      "Hello! I need this by Saturday, 28 November: 1 × Aina, With matching dupatta; 2 × Gauhar, Size 17. Can it be here by then?",
  });
  expect(tell("2026-12-02")).toMatchObject({ lead: "Wednesday, 2 December is close." });
  for (const text of ["2026-12-03", "2026-12-07"])
    expect(tell(text)).toMatchObject({ lead: expect.stringMatching(/December is within those days\.$/) });
});

test("what is on the shelf isn't made; several pieces are", () => {
  expect(tell("2026-11-20", { pieces: [gauhar] })).toMatchObject({
    text: expect.stringMatching(/^Gauhar should be with you between/),
  });
  expect(tell("2026-11-20", { pieces: [aina, { ...aina, name: "Mehr" }] })).toMatchObject({
    text: expect.stringMatching(/^Aina and Mehr are made by hand after you order, and should be/),
  });
});

test("without a day, without dates, or with a day that is over, there is only a line of help", () => {
  const help = (text: string) => ({ kind: "help", text });
  expect(tell("")).toEqual(help("A baraat, a birthday: we plan the workshop by it."));
  expect(tell("2026-12-12", { arrival: undefined })).toEqual(
    help("Saturday, 12 December: we plan the workshop by it."),
  );
  expect(tell("2026-11-18")).toEqual(
    help("We can plan by a day from 19 November 2026 to 18 November 2027. Another isn’t sent with the order."),
  );
});
