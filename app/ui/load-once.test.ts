import { expect, test, vi } from "vitest";
import { loadOnce } from "./load-once.ts";

test("what is loaded is loaded once, and a failure is tried again", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("loaded");
  const loadIt = loadOnce(load);
  await expect(loadIt()).rejects.toThrow("offline");
  expect(await Promise.all([loadIt(), loadIt()])).toEqual(["loaded", "loaded"]);
  expect(load).toHaveBeenCalledTimes(2);
});
