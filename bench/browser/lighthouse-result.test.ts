import { expect, test } from "vitest";
import { type Audited, medianOf, parseLighthouse } from "./lighthouse-result.ts";

const category = (score: number, ...auditRefs: { id: string; weight: number }[]) => ({ score, auditRefs });

const report = {
  categories: {
    performance: category(
      0.974,
      { id: "largest-contentful-paint", weight: 25 },
      { id: "total-blocking-time", weight: 30 },
      { id: "unscored", weight: 0 },
    ),
    accessibility: category(1),
    "best-practices": category(1),
    seo: category(0.69, { id: "is-crawlable", weight: 4 }),
  },
  audits: {
    "first-contentful-paint": { title: "First Contentful Paint", score: 1, numericValue: 900 },
    "largest-contentful-paint": {
      title: "Largest Contentful Paint",
      score: 0.9,
      numericValue: 2400,
      displayValue: "2.4 s",
    },
    "total-blocking-time": { title: "Total Blocking Time", score: 1, numericValue: 12 },
    "is-crawlable": { title: "Page is blocked from indexing", score: 0 },
    unscored: { title: "Unused JavaScript", score: 0 },
  },
};

test("scores are percentages; metrics are copied; audits that cost points are named", () => {
  const { scores, metrics, lost } = parseLighthouse(JSON.stringify(report));
  expect(scores).toEqual({ performance: 97, accessibility: 100, "best-practices": 100, seo: 69 });
  expect(metrics).toMatchObject({ firstPaint: 900, largestPaint: 2400, blocking: 12 });
  expect(lost).toEqual(["performance: Largest Contentful Paint, 2.4 s", "SEO: Page is blocked from indexing"]);
});

test("a page that couldn't be audited is an error", () => {
  expect(() => parseLighthouse(JSON.stringify({ ...report, runtimeError: { message: "NO_FCP" } }))).toThrow("NO_FCP");
  const unscored = { ...report, categories: { ...report.categories, seo: { score: null, auditRefs: [] } } };
  expect(() => parseLighthouse(JSON.stringify(unscored))).toThrow("no score for seo");
});

test("the median is taken figure by figure, the lost points from the run nearest to it", () => {
  const run = (performance: number, firstPaint: number): Audited => ({
    scores: { performance, accessibility: 100, "best-practices": 100, seo: 100 },
    metrics: { firstPaint, largestPaint: 0, speedIndex: 0, blocking: 0, shift: 0 },
    lost: [`run of ${performance}`],
  });
  const { scores, metrics, lost } = medianOf([run(80, 700), run(99, 900), run(95, 800)]);
  expect(scores.performance).toBe(95);
  expect(metrics.firstPaint).toBe(800);
  expect(lost).toEqual(["run of 95"]);
});
