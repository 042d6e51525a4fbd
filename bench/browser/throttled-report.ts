import type { Chart, Goal } from "../section.ts";
import { formatRatio } from "../statistics.ts";
import type { PageName } from "./pages.ts";
import type { PageFigures } from "./throttled-figures.ts";

const paintLimits: Partial<Record<PageName, number>> = { product: 1.05, listing: 1.15, order: 1.15 };
const limits = { script: 1.95, requests: 20, blocking: 100, homePictures: 250_000 };
const weightLimits: readonly [PageName, number][] = [
  ["product", 150_000],
  ["home", 200_000],
];

const ms = (time: number) => `${Math.round(time)} ms`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export const throttledColumns = [
  "page",
  "first paint",
  "baseline",
  "largest paint",
  "baseline",
  "ratio",
  "hydrated",
  "blocking",
  "shift",
  "weight to largest paint",
  "script / React alone",
  "html",
  "script",
  "font",
  "picture",
  "data, other",
  "requests",
];

const restOf = ({ bytes }: PageFigures) => bytes.data + bytes.style + bytes.other;

export function rowOf(page: PageFigures, bareReact: number): string[] {
  const { name, ours, baseline, hydrated, blocking, shift, weightToLargest, script, bytes, requests } = page;
  return [
    name,
    ms(ours.first),
    ms(baseline.first),
    ms(ours.largest),
    ms(baseline.largest),
    formatRatio(ours.largest / baseline.largest),
    ms(hydrated),
    ms(blocking),
    shift.toFixed(4),
    kB(weightToLargest),
    formatRatio(script / bareReact),
    kB(bytes.html),
    kB(bytes.script),
    kB(bytes.font),
    kB(bytes.picture),
    kB(restOf(page)),
    String(requests),
  ];
}

export function goalsOf(figures: readonly PageFigures[], bareReact: number): Goal[] {
  return [
    ...paintGoals(figures),
    ...scriptGoals(figures, bareReact),
    ...weightGoals(figures),
    ...countGoals(figures),
    shiftGoal(figures),
  ];
}

function paintGoals(figures: readonly PageFigures[]): Goal[] {
  return figures.flatMap(({ name, ours, baseline }) => {
    const limit = paintLimits[name];
    if (limit === undefined) return [];
    const ratio = ours.largest / baseline.largest;
    const came = `${formatRatio(ratio)} (${ms(ours.largest)} / ${ms(baseline.largest)})`;
    return [{ figure: `largest paint, ${name}`, goal: `≤ ${limit} × baseline`, came, kept: ratio <= limit }];
  });
}

function scriptGoals(figures: readonly PageFigures[], bareReact: number): Goal[] {
  const most = figures.reduce((a, b) => (b.script > a.script ? b : a));
  const early = figures.filter((page) => page.early.length > 0);
  return [
    {
      figure: "script on first load, any page",
      goal: `≤ ${limits.script} × React alone`,
      came: `${formatRatio(most.script / bareReact)} (${most.name}, ${kB(most.script)})`,
      kept: most.script / bareReact <= limits.script,
    },
    {
      figure: "checkout, confetti, toasts, search",
      goal: "not before needed",
      came: early.map((page) => `${page.name}: ${page.early.join(", ")}`).join("; ") || "none early",
      kept: early.length === 0,
    },
  ];
}

function weightGoals(figures: readonly PageFigures[]): Goal[] {
  return weightLimits.flatMap(([wanted, limit]) =>
    figures
      .filter(({ name }) => name === wanted)
      .map(({ name, weightToLargest }) => ({
        figure: `weight to largest paint, ${name}`,
        goal: `≤ ${limit / 1000} kB`,
        came: kB(weightToLargest),
        kept: weightToLargest <= limit,
      })),
  );
}

function countGoals(figures: readonly PageFigures[]): Goal[] {
  const most = figures.reduce((a, b) => (b.requests > a.requests ? b : a));
  const longest = figures.reduce((a, b) => (b.blocking > a.blocking ? b : a));
  const home = figures.filter(({ name }) => name === "home");
  return [
    {
      figure: "requests of a first visit, any page",
      goal: `≤ ${limits.requests}`,
      came: `${most.requests} (${most.name})`,
      kept: most.requests <= limits.requests,
    },
    ...home.map(({ bytes }) => ({
      figure: "pictures of home before she scrolls",
      goal: `≤ ${limits.homePictures / 1000} kB`,
      came: kB(bytes.picture),
      kept: bytes.picture <= limits.homePictures,
    })),
    {
      figure: "blocking until hydrated, any page",
      goal: `≤ ${limits.blocking} ms`,
      came: `${ms(longest.blocking)} (${longest.name})`,
      kept: longest.blocking <= limits.blocking,
    },
  ];
}

function shiftGoal(figures: readonly PageFigures[]): Goal {
  const worst = figures.reduce((a, b) => (b.shift > a.shift ? b : a));
  return {
    figure: "layout shift, any page",
    goal: "0",
    came: worst.shift === 0 ? "0" : `${worst.shift.toFixed(4)} (${worst.name})`,
    kept: worst.shift === 0,
  };
}

export function paintChart(figures: readonly PageFigures[]): Chart {
  return {
    file: "paint.svg",
    title: "Paint beside its baseline, slow 4G",
    unit: "ms",
    groups: figures.map(({ name, ours, baseline }) => ({
      label: name,
      bars: [
        { label: "first paint", value: ours.first },
        { label: "its baseline", value: baseline.first },
        { label: "largest paint", value: ours.largest },
        { label: "baseline of that", value: baseline.largest },
      ],
    })),
  };
}

export function bytesChart(figures: readonly PageFigures[]): Chart {
  const bar = (label: string, bytes: number) => ({ label, value: bytes / 1000 });
  return {
    file: "bytes.svg",
    title: "Bytes by kind, first visit",
    unit: "kB",
    groups: figures.map((page) => ({
      label: page.name,
      bars: [
        bar("html", page.bytes.html),
        bar("script", page.bytes.script),
        bar("picture", page.bytes.picture),
        bar("font", page.bytes.font),
        bar("data, other", restOf(page)),
      ],
    })),
  };
}
