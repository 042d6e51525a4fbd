import { expect, test } from "vitest";
import { untilQuiet } from "./visit.ts";

test("a page that was silent while it was taken over isn't at rest yet: it may ask for more now", async () => {
  const asked = performance.now();
  await untilQuiet({ requests: () => [], open: () => 0, lastHeard: () => asked - 10_000 });
  expect(performance.now() - asked).toBeGreaterThanOrEqual(700);
});
