import { expect, test } from "vitest";
import { untilQuiet } from "./visit.ts";

test("the idle time before hydration doesn't count: the page may fetch more afterwards", async () => {
  const asked = performance.now();
  await untilQuiet({ requests: () => [], open: () => 0, lastHeard: () => asked - 10_000 });
  expect(performance.now() - asked).toBeGreaterThanOrEqual(700);
});
