import { expect, test } from "vitest";
import type { LatePart } from "./late-parts.ts";
import type { PageRequest } from "./requests.ts";
import { summarise } from "./throttled-figures.ts";
import { goalsOf } from "./throttled-report.ts";
import type { Visit } from "./visit.ts";

const toasts: LatePart = { name: "toasts", isIn: (path) => path.startsWith("/assets/toasts-") };
const page = { name: "product", path: "/product/1" } as const;

function script(path: string, started: number, bytes: number): PageRequest {
  const arrivals = [
    { at: started + 10, bytes: 100 },
    { at: started + 20, bytes },
  ];
  return { path, kind: "script", started, source: "network", arrivals, finished: true };
}

function visitOf(largestPaint: number, layoutShift = 0): Visit {
  return {
    times: {
      timeOrigin: 1000,
      firstPaint: 400,
      largestPaint,
      largest: "/pictures/1.avif",
      hydrated: 900,
      layoutShift,
      longTasks: [{ start: 0, duration: 150 }],
    },
    requests: [script("/assets/vendor-1.js", 1100, 5000), script("/assets/toasts-1.js", 1950, 700)],
  };
}

test("figures are medians; one layout shift counts; what is fetched after hydration isn't first load", () => {
  const ours = [visitOf(1200), visitOf(1000, 0.01), visitOf(1100)];
  const figures = summarise(page, { ours, baseline: [visitOf(1000)] }, [toasts]);
  expect(figures.ours.largest).toBe(1100);
  expect(figures.baseline.largest).toBe(1000);
  expect(figures).toMatchObject({ hydrated: 900, blocking: 100, shift: 0.01, script: 5000, requests: 2, early: [] });
  expect(figures.bytes.script).toBe(5900);
  expect(figures.weightToLargest).toBe(5900);
});

test("a part that is loaded before hydration is early", () => {
  const visit = visitOf(1000);
  const early = { ...visit, requests: [...visit.requests, script("/assets/toasts-2.js", 1200, 1)] };
  expect(summarise(page, { ours: [early], baseline: [visit] }, [toasts]).early).toEqual(["toasts"]);
});

test("goals are kept or not by the figures", () => {
  const kept = (largest: number, shift: number, bareReact: number) => {
    const figures = summarise(page, { ours: [visitOf(largest, shift)], baseline: [visitOf(1000)] }, [toasts]);
    return goalsOf([figures], bareReact).map((goal) => goal.kept);
  };
  expect(kept(1050, 0, 2600)).toEqual([true, true, true, true, true, true, true]);
  expect(kept(1051, 0.0001, 2500)).toEqual([false, false, true, true, true, true, false]);
});
