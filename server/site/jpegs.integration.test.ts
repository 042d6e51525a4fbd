import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import { pictureFile } from "../../shop/pieces/picture.ts";
import { createPictureQueue } from "../pictures/picture-queue.ts";
import { createJpegs } from "./jpegs.ts";

const root = join(import.meta.dirname, "..", "..");
const aina = fileSource.pictures.pictures.get("1-hero") ?? expect.fail("no picture");
const path = `/pictures/${pictureFile(aina, "jpeg")}`;
const asked = { method: "GET", ifNoneMatch: undefined, acceptEncoding: undefined };

function openJpegs(find = (avif: string) => readFile(join(root, avif))) {
  const read = vi.fn((avif: string) => find(avif).catch(() => undefined));
  const log = { error: vi.fn() };
  return { read, log, jpegs: createJpegs({ read, queue: createPictureQueue(), log }) };
}

test("a picture as JPEG in full size, made once for all who ask, cached for ever", async () => {
  const { jpegs, read } = openJpegs();
  const answers = await Promise.all([jpegs(path, asked), jpegs(path, asked)]);
  for (const answer of answers) {
    expect(answer?.status).toBe(200);
    expect(answer?.headers).toMatchObject({
      "Content-Type": "image/jpeg",
      "Cache-Control": expect.stringContaining("immutable"),
    });
    const { format, width, height } = await sharp(answer?.body ?? undefined).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: aina.width, height: aina.height });
  }
  expect(read.mock.calls).toEqual([[`/pictures/${pictureFile(aina, "full")}`]]);
});

test("whoever has it isn't sent it again, and nothing is made for that", async () => {
  const { jpegs, read } = openJpegs();
  const ifNoneMatch = `"${pictureFile(aina, "jpeg")}"`;
  expect(await jpegs(path, { ...asked, ifNoneMatch })).toMatchObject({ status: 304, body: null });
  expect(read).not.toHaveBeenCalled();
});

test("other addresses are none of its business; a picture that isn't there is a 404, a broken one a 503", async () => {
  const { jpegs } = openJpegs();
  expect(jpegs(path.replace("full.jpg", "full.avif"), asked)).toBeUndefined();
  expect(jpegs("/pictures/..%2f1.0.full.jpg", asked)).toBeUndefined();
  expect((await jpegs("/pictures/1-hero.00000000.full.jpg", asked))?.status).toBe(404);
  const broken = openJpegs(async () => Buffer.from("no picture"));
  expect((await broken.jpegs(path, asked))?.status).toBe(503);
  expect(broken.log.error).toHaveBeenCalledOnce();
});

test("a flood waits in a short queue; more are told to come back", async () => {
  let go = () => {};
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { jpegs } = openJpegs(() => wait.then(() => Promise.reject(new Error("gone"))));
  const answers = Array.from({ length: 60 }, () => jpegs(path, asked));
  const last = await answers.at(-1);
  expect(last).toMatchObject({ status: 503, headers: { "Retry-After": "2" } });
  go();
  const statuses = (await Promise.all(answers)).map((answer) => answer?.status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(41);
});
