import { expect, test } from "vitest";
import { createFairLine } from "./fair-line.ts";

/** Works one after the other, each step when it is told to. */
function openLine(longest: number) {
  const enter = createFairLine(1, longest);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (client: string, name: string) =>
    enter(client, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => void ends.push(resolve));
      return name;
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const finish = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await settle();
    }
  };
  return { ask, begun, finish };
}

test("those who wait come in by turns, one of each client", async () => {
  const { ask, begun, finish } = openLine(10);
  const asked = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"].map((name) => ask(name.charAt(0), name));
  await finish();
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
  expect(await Promise.all(asked)).toEqual(["a1", "a2", "a3", "a4", "b1", "b2", "c1"]);
});

test("who is alone has the whole line, and gives way to others; no row is cut below theirs", async () => {
  const { ask, begun, finish } = openLine(4);
  const greedy = ["a1", "a2", "a3", "a4", "a5", "a6"].map((name) => ask("a", name));
  expect(await greedy[5]).toBe("full");
  const others = ["b1", "b2", "b3"].map((name) => ask("b", name));
  expect(await others[2]).toBe("full");
  expect(await Promise.all(greedy.slice(3))).toEqual(["full", "full", "full"]);
  await finish();
  expect(begun).toEqual(["a1", "a2", "b1", "a3", "b2"]);
  expect(await Promise.all(others)).toEqual(["b1", "b2", "full"]);
});

test("a place whose work failed is free again", async () => {
  const enter = createFairLine(1, 0);
  await expect(enter("a", () => Promise.reject(new Error("oh")))).rejects.toThrow("oh");
  expect(await enter("b", async () => "in")).toBe("in");
});
