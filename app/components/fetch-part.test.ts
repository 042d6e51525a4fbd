import { expect, test, vi } from "vitest";
import { fetchPart } from "./fetch-part.ts";

const lost = (address: string) => () =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));

test("a part that comes is asked for once", async () => {
  const again = vi.fn();
  await expect(fetchPart(() => Promise.resolve("part"), again)).resolves.toBe("part");
  expect(again).not.toHaveBeenCalled();
});

test("one that was lost is asked for under another address, a new one each time", async () => {
  vi.useFakeTimers({ now: 1 });
  const again = vi.fn((_: string) => Promise.resolve("part"));
  const load = lost("https://naqsh.pk/assets/toasts-abc.js");
  await expect(fetchPart(load, again)).resolves.toBe("part");
  vi.setSystemTime(2);
  await fetchPart(load, again);
  vi.useRealTimers();
  expect(again.mock.calls).toEqual([
    ["https://naqsh.pk/assets/toasts-abc.js?again=1"],
    ["https://naqsh.pk/assets/toasts-abc.js?again=2"],
  ]);
});

test("where the line is still gone, or the browser doesn't say what was lost, it is said", async () => {
  const load = lost("https://naqsh.pk/assets/toasts-abc.js");
  await expect(fetchPart(load, load)).rejects.toThrow("Failed to fetch");
  await expect(fetchPart(() => Promise.reject(new TypeError("Importing a module script failed.")))).rejects.toThrow(
    "Importing",
  );
});
