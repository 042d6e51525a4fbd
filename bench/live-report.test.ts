import { expect, test } from "vitest";
import { type LiveFigures, reportLive, type SizeFigures } from "./live-report.ts";

const pages = ["home", "search index"];
const size: SizeFigures = {
  pieces: 135,
  bareStart: 800,
  recordsStart: 900,
  toLive: [400, 900],
  first: [20, 300],
  memory: { once: 180, twice: 190 },
};
const figures: LiveFigures = {
  sizes: [size, { ...size, pieces: 13_500, memory: { once: 300, twice: 310 } }],
  twoServers: [500, 1_100],
  built: 10_000,
  live: 9_900,
};
const missed = (changed: LiveFigures) =>
  reportLive(changed, pages)
    .goals.filter(({ kept }) => !kept)
    .map(({ figure }) => figure);

test("every goal has its figure, for both sizes", () => {
  expect(missed(figures)).toEqual([]);
  const { goals, rows } = reportLive(figures, pages);
  expect(goals.map(({ came }) => came)).toEqual([
    "1100 ms",
    "20 ms",
    "100 ms",
    "190 MB",
    "20 ms",
    "100 ms",
    "10 MB",
    "0.99 ×",
  ]);
  expect(rows.find(([name]) => name === "first answer: search index")).toEqual([
    "first answer: search index",
    "300 ms",
    "300 ms",
  ]);
});

test("a missed goal is marked", () => {
  const slow = { ...size, first: [51, 1], recordsStart: 6_000, memory: { once: 100, twice: 251 } };
  expect(
    missed({ ...figures, sizes: [slow, { ...slow, pieces: 13_500 }], twoServers: [2_001], live: 9_400 }),
  ).toHaveLength(8);
});
