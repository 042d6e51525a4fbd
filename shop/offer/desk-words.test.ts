import { expect, test } from "vitest";
import {
  chooseInWords,
  linkOf,
  nextRunsOut,
  offerEnd,
  offerSummary,
  openChoicesInWords,
  openOffers,
  openOffersInWords,
  sentInWords,
} from "./desk-words.ts";
import type { OfferPage, OfferRow } from "./offer-desk.ts";

/** Wednesday, 18 November 2026, 14:20 in Pakistan. */
const now = Date.parse("2026-11-18T09:20:00Z");
const hour = 3_600_000;
const day = 24 * hour;
const friday = Date.parse("2026-11-20T16:00:00Z");

const row: OfferRow = {
  id: 12,
  madeAt: now,
  name: "Ayesha Rahman",
  pieces: ["Aina"],
  pictures: [],
  ownPictures: [],
  state: "open",
  until: friday,
  total: 84_000,
  shopTotal: undefined,
  takenBy: null,
  takenAt: null,
  withdrawnAt: null,
};

test("what is offered, in one line", () => {
  const lines = [
    { id: 1, quantity: 2, agreed: 84_000 },
    { id: 98, quantity: 1, agreed: 4600 },
  ];
  expect(offerSummary(lines, 100_600, friday, now)).toBe("Three pieces, Rs\u00a0100,600, until Friday, 21:00");
  expect(offerSummary(lines, 100_600, now - day, now)).toBe("Three pieces, Rs\u00a0100,600, until Tue 17 Nov, 14:20");
});

test("a row says until when it holds, what it became, or when it ended", () => {
  expect(offerEnd(row, now)).toBe("until Fri 21:00");
  expect(offerEnd({ ...row, until: now + 6 * hour }, now)).toBe("until today 20:20");
  expect(offerEnd({ ...row, until: friday + 14 * day }, now)).toBe("until 4 Dec");
  expect(offerEnd({ ...row, state: "taken", takenBy: "NQ-4TQB-61" }, now)).toBe("NQ-4TQB-61");
  expect(offerEnd({ ...row, state: "run-out", until: now - day }, now)).toBe("yesterday");
  expect(offerEnd({ ...row, state: "withdrawn", withdrawnAt: now - 4 * day }, now)).toBe("4 days ago");
});

test("a link that can't be shown again", () => {
  expect(sentInWords(now - day, now)).toBe("Sent yesterday, 14:20. The link can’t be shown again.");
  expect(sentInWords(now - hour, now)).toBe("Sent today, 13:20. The link can’t be shown again.");
  expect(sentInWords(now - 5 * day, now)).toBe("Sent Fri 13 Nov, 14:20. The link can’t be shown again.");
  expect([linkOf("Ayesha Rahman"), linkOf("")]).toEqual(["Ayesha’s link", "The link"]);
});

test("open offers, and which of them runs out first", () => {
  const counts = { open: 2, taken: 1, "run-out": 0, withdrawn: 0 };
  const page: OfferPage = { rows: [{ ...row, until: friday + day }, row], next: undefined, counts };
  const two = openOffers(page);
  expect([openOffersInWords(two.count), nextRunsOut(two, now)]).toEqual([
    "2 offers open",
    "the next runs out Friday, 21:00",
  ]);
  const one = openOffers({ rows: [row], counts: { ...counts, open: 1 } });
  expect([openOffersInWords(one.count), nextRunsOut(one, now)]).toEqual(["1 offer open", "runs out Friday, 21:00"]);
  // A page holds fifty: which of more is the first isn't known.
  expect(nextRunsOut(openOffers({ ...page, counts: { ...counts, open: 80 } }), now)).toBe("");
  const none = openOffers({ rows: [], counts: { ...counts, open: 0 } });
  expect([openOffersInWords(none.count), nextRunsOut(none, now), none.hasAny]).toEqual(["No offers open", "", true]);
});

test("what is left to choose", () => {
  expect(openChoicesInWords([])).toBe("");
  expect(openChoicesInWords(["size", "scent"])).toBe("She chooses the size and attar.");
  expect(chooseInWords("Gauhar", "size")).toBe("Choose a size for Gauhar.");
});
