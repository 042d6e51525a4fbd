import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";

test("pages that could not be rendered are counted", async () => {
  let failures = 0;
  const nothingWaits = async () => ({ waiting: 0, oldestMs: 0 });
  const { text } = createMetrics(nothingWaits, () => failures);
  expect(await text()).toMatch(/^page_renderings_failed 0$/m);
  failures = 3;
  expect(await text()).toMatch(/^page_renderings_failed 3$/m);
});
