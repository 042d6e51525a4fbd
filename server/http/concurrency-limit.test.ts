import { expect, test, vi } from "vitest";
import { createConcurrencyLimit, createFairConcurrencyLimit } from "./concurrency-limit.ts";

/** Runs one work at a time; `finish` ends those that run, one after the other. */
function openQueue(longest: number) {
  const run = createFairConcurrencyLimit(1, longest);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (client: string, name: string) =>
    run(client, async () => {
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

test("queued works run round-robin, one of each client", async () => {
  const { ask, begun, finish } = openQueue(10);
  const asked = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"].map((name) => ask(name.charAt(0), name));
  await finish();
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
  expect(await Promise.all(asked)).toEqual(["a1", "a2", "a3", "a4", "b1", "b2", "c1"]);
});

test("a client alone has the whole queue, and gives way to others, down to as many as they have", async () => {
  const { ask, begun, finish } = openQueue(4);
  const greedy = ["a1", "a2", "a3", "a4", "a5", "a6"].map((name) => ask("a", name));
  expect(await greedy[5]).toBe("full");
  const others = ["b1", "b2", "b3"].map((name) => ask("b", name));
  expect(await others[2]).toBe("full");
  expect(await Promise.all(greedy.slice(3))).toEqual(["full", "full", "full"]);
  await finish();
  expect(begun).toEqual(["a1", "a2", "b1", "a3", "b2"]);
  expect(await Promise.all(others)).toEqual(["b1", "b2", "full"]);
});

test("a work that fails frees its place", async () => {
  const run = createFairConcurrencyLimit(1, 0);
  await expect(run("a", () => Promise.reject(new Error("oh")))).rejects.toThrow("oh");
  expect(await run("b", async () => "in")).toBe("in");
});

test("what comes while all places are taken is turned away, and only then", async () => {
  const run = createConcurrencyLimit(2);
  const finish: (() => void)[] = [];
  const begin = () => run(() => new Promise<string>((resolve) => void finish.push(() => resolve("done"))));
  const first = begin();
  const second = begin();
  expect(await begin()).toBe("full");

  finish[0]?.();
  expect(await first).toBe("done");
  await expect(run(() => Promise.reject(new Error("fell")))).rejects.toThrow("fell");
  expect(await run(async () => "in")).toBe("in");
  finish[1]?.();
  await second;
});

test("queued works run in order, and only what exceeds the queue is turned away", async () => {
  const run = createConcurrencyLimit(1, 2);
  const finish: (() => void)[] = [];
  const started: string[] = [];
  const begin = (name: string) =>
    run(() => {
      started.push(name);
      return new Promise<string>((resolve, reject) => {
        finish.push(name === "b" ? () => reject(new Error("fell")) : () => resolve(name));
      });
    });
  const [a, b, c] = [begin("a"), begin("b"), begin("c")];
  expect(await begin("d")).toBe("full");
  expect(started).toEqual(["a"]);

  finish[0]?.();
  expect(await a).toBe("a");
  await vi.waitFor(() => expect(started).toEqual(["a", "b"]));
  finish[1]?.();
  await expect(b).rejects.toThrow("fell");
  await vi.waitFor(() => expect(started).toEqual(["a", "b", "c"]));
  finish[2]?.();
  expect(await c).toBe("c");
  expect(await run(async () => "free")).toBe("free");
});
