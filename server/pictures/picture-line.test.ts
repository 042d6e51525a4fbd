import { expect, test } from "vitest";
import { createPictureLine } from "./picture-line.ts";

test("one at a time; whoever is waited for goes before what has time", async () => {
  const line = createPictureLine();
  const order: string[] = [];
  let inside = 0;
  const work = (name: string) => async () => {
    expect(++inside).toBe(1);
    await new Promise(setImmediate);
    order.push(name);
    inside--;
  };
  await Promise.all([
    line("later", work("first")),
    line("later", work("versions")),
    line("now", work("upload")),
    line("now", work("second upload")),
  ]);
  expect(order).toEqual(["first", "upload", "second upload", "versions"]);
});

test("one that fails makes room for the next", async () => {
  const line = createPictureLine();
  const failing = line("now", () => Promise.reject(new Error("no")));
  const next = line("now", async () => "made");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("made");
});
