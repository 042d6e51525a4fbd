import { expect, test } from "vitest";
import { createPictureQueue } from "./picture-queue.ts";

test("one at a time; urgent work goes before the rest", async () => {
  const queue = createPictureQueue();
  const order: string[] = [];
  let running = 0;
  const work = (name: string) => async () => {
    expect(++running).toBe(1);
    await new Promise(setImmediate);
    order.push(name);
    running--;
  };
  await Promise.all([
    queue("later", work("first")),
    queue("later", work("versions")),
    queue("now", work("upload")),
    queue("now", work("second upload")),
  ]);
  expect(order).toEqual(["first", "upload", "second upload", "versions"]);
});

test("a work that fails lets the next one run", async () => {
  const queue = createPictureQueue();
  const failing = queue("now", () => Promise.reject(new Error("no")));
  const next = queue("now", async () => "made");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("made");
});
