import { median } from "../statistics.ts";

export const categories = [
  { id: "performance", title: "performance" },
  { id: "accessibility", title: "accessibility" },
  { id: "best-practices", title: "best practices" },
  { id: "seo", title: "SEO" },
] as const;
type CategoryId = (typeof categories)[number]["id"];

const metricAudits = {
  firstPaint: "first-contentful-paint",
  largestPaint: "largest-contentful-paint",
  speedIndex: "speed-index",
  blocking: "total-blocking-time",
  shift: "cumulative-layout-shift",
} as const;
type Metric = keyof typeof metricAudits;

export type Audited = {
  /** 0 to 100. */
  scores: Record<CategoryId, number>;
  metrics: Record<Metric, number>;
  /** Titles of audits that cost points. */
  lost: string[];
};

type Audit = { title: string; score: number | null; numericValue?: number; displayValue?: string };
type Report = {
  categories: Record<CategoryId, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
};

/** Reads Lighthouse's report. A page that couldn't be audited is an error, not a low score. */
export function parseLighthouse(text: string): Audited {
  const report: Report = JSON.parse(text);
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  const scores = categories.map(({ id }): [CategoryId, number] => {
    const { score } = report.categories[id];
    if (score === null) throw new Error(`Lighthouse gave no score for ${id}.`);
    return [id, Math.round(score * 100)];
  });
  const metrics = Object.entries(metricAudits).map(([metric, id]) => [metric, report.audits[id]?.numericValue ?? 0]);
  return {
    scores: Object.fromEntries(scores) as Audited["scores"],
    metrics: Object.fromEntries(metrics) as Audited["metrics"],
    lost: categories.flatMap(({ id, title }) => lostIn(report, id).map((words) => `${title}: ${words}`)),
  };
}

/** The audits that took points from a category. */
function lostIn({ categories, audits }: Report, id: CategoryId): string[] {
  return categories[id].auditRefs.flatMap(({ id: audit, weight }) => {
    const { title = audit, score = null, displayValue } = audits[audit] ?? {};
    if (weight === 0 || score === null || score >= 0.995) return [];
    return [[title, displayValue].filter(Boolean).join(", ")];
  });
}

/** The median of each figure; `lost` is that of the run whose performance is nearest to the median. */
export function medianOf(runs: readonly Audited[]): Audited {
  const of = <Key extends string>(read: (run: Audited) => Record<Key, number>) => {
    const keys = Object.keys(read(runs[0] as Audited)) as Key[];
    return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => read(run)[key]))])) as Record<
      Key,
      number
    >;
  };
  const scores = of(({ scores }) => scores);
  const distance = (run: Audited) => Math.abs(run.scores.performance - scores.performance);
  const typical = runs.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  return { scores, metrics: of(({ metrics }) => metrics), lost: typical.lost };
}
