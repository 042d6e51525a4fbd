import type { Chart, Goal } from "../section.ts";
import { formatRatio } from "../statistics.ts";
import type { PageName } from "./pages.ts";
import type { PageFigures } from "./throttled-figures.ts";

const limits = { paint: 1.15, script: 1.95 };
const weightLimits: readonly [PageName, number][] = [
  ["product", 150_000],
  ["home", 200_000],
];

const ms = (time: number) => `${Math.round(time)} ms`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export const throttledColumns = [
  "page",
  "first paint",
  "floor",
  "largest paint",
  "floor",
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
  const { name, ours, floor, hydrated, blocking, shift, weightToLargest, script, bytes, requests } = page;
  return [
    name,
    ms(ours.first),
    ms(floor.first),
    ms(ours.largest),
    ms(floor.largest),
    formatRatio(ours.largest / floor.largest),
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
  return [...paintGoals(figures), ...scriptGoals(figures, bareReact), ...weightGoals(figures), shiftGoal(figures)];
}

function paintGoals(figures: readonly PageFigures[]): Goal[] {
  return figures
    .filter(({ name }) => name === "product" || name === "listing")
    .map(({ name, ours, floor }) => {
      const ratio = ours.largest / floor.largest;
      return {
        figure: `largest paint, ${name}`,
        goal: `≤ ${limits.paint} × floor`,
        came: `${formatRatio(ratio)} (${ms(ours.largest)} / ${ms(floor.largest)})`,
        kept: ratio <= limits.paint,
      };
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
    title: "Paint beside its floor, slow 4G",
    unit: "ms",
    groups: figures.map(({ name, ours, floor }) => ({
      label: name,
      bars: [
        { label: "first paint", value: ours.first },
        { label: "its floor", value: floor.first },
        { label: "largest paint", value: ours.largest },
        { label: "floor of that", value: floor.largest },
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
