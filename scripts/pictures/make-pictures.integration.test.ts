import { readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readManifest, writeManifest } from "../../server/pictures/manifest.ts";
import { madePicture } from "../../server/testing/made-picture.ts";
import { makePictures } from "./make-pictures.ts";
import { createStudio, jpeg } from "./testing.ts";

type Studio = Awaited<ReturnType<typeof createStudio>>;

/** Runs once and gives the outcome with everything that was said. */
async function make(studio: Studio, { wanted = [] as string[], stopAfter = Number.POSITIVE_INFINITY } = {}) {
  const stop = new AbortController();
  const said: string[] = [];
  let made = 0;
  const outcome = await makePictures({
    folder: studio.folder,
    into: studio.into,
    wanted: new Set(wanted),
    parallel: 1,
    signal: stop.signal,
    listener: {
      start: () => {},
      made: () => {
        made += 1;
        if (made >= stopAfter) stop.abort();
      },
      warn: (text) => void said.push(`warning: ${text}`),
      fail: (text) => void said.push(`failed: ${text}`),
    },
  });
  return { ...outcome, said: said.join("\n") };
}

const versions = (name: string, hash: string | undefined) =>
  ["240.avif", "480.avif", "480.webp", "full.avif"].map((version) => `${name}.${hash}.${version}`);

describe("making pictures", () => {
  test("writes every version of a photograph, and a link preview for the leading one", async () => {
    await using studio = await createStudio();
    await studio.photograph("7-hero.jpg", { width: 510, height: 680 });
    await studio.photograph("7-worn.jpg", { width: 480, height: 640 });
    expect(await make(studio, { wanted: ["7-hero", "7-worn"] })).toMatchObject({
      made: 2,
      failed: [],
      missing: [],
      said: "",
    });

    const hero = await studio.entry("7-hero");
    const worn = await studio.entry("7-worn");
    expect(hero).toMatchObject({
      width: 510,
      height: 680,
      tone: "sand",
      colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    const expected = [
      ...versions("7-hero", hero?.hash),
      ...versions("7-worn", worn?.hash),
      `7.${hero?.hash}.preview.jpg`,
    ];
    expect((await readdir(studio.into.pictures)).sort()).toEqual(expected.sort());

    const sizes = await Promise.all(versions("7-hero", hero?.hash).map((file) => studio.picture(file).metadata()));
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [240, 320],
      [480, 640],
      [480, 640],
      [510, 680],
    ]);
    const preview = await studio.picture(`7.${hero?.hash}.preview.jpg`).metadata();
    expect([preview.format, preview.width, preview.height]).toEqual(["jpeg", 1200, 630]);
    expect((await stat(join(studio.into.pictures, `7.${hero?.hash}.preview.jpg`))).size).toBeLessThan(300_000);
  });

  test("writes both crops of a banner's art", async () => {
    await using studio = await createStudio();
    await studio.photograph("banner-art-1-mobile.jpg", { width: 78, height: 128 });
    await studio.photograph("banner-art-1-desktop.jpg", { width: 216, height: 96 });
    expect(await make(studio, { wanted: ["banner-art-1-mobile", "banner-art-1-desktop"] })).toMatchObject({
      made: 2,
      failed: [],
      missing: [],
    });
    const endings = (await readdir(studio.into.pictures)).map((file) => file.replace(/\.[0-9a-f]{8}/, "")).sort();
    expect(endings).toEqual([
      "banner-art-1-desktop.1080.avif",
      "banner-art-1-desktop.1440.avif",
      "banner-art-1-desktop.2160.avif",
      "banner-art-1-desktop.webp",
      "banner-art-1-mobile.390.avif",
      "banner-art-1-mobile.780.avif",
      "banner-art-1-mobile.webp",
    ]);
  });

  test("does nothing the second time", async () => {
    await using studio = await createStudio();
    await studio.photograph("1-macro.jpg");
    await make(studio);
    expect(await make(studio)).toMatchObject({ made: 0, kept: 1 });
  });

  test("makes a picture again when one of its files is gone", async () => {
    await using studio = await createStudio();
    await studio.photograph("1-macro.jpg");
    await make(studio);
    const [lost = ""] = versions("1-macro", (await studio.entry("1-macro"))?.hash);
    await rm(join(studio.into.pictures, lost));
    expect(await make(studio)).toMatchObject({ made: 1, kept: 0 });
    expect(await readdir(studio.into.pictures)).toContain(lost);
  });

  test("replaces only what is in the folder, and clears away what it replaced", async () => {
    await using studio = await createStudio();
    await studio.photograph("1-macro.jpg", { colour: "#aa8866" });
    await studio.photograph("2-macro.jpg", { colour: "#668844" });
    await make(studio);
    const before = { one: await studio.entry("1-macro"), two: await studio.entry("2-macro") };

    await rm(join(studio.folder, "1-macro.jpg"));
    await studio.photograph("2-macro.jpg", { colour: "#446688" });
    expect(await make(studio, { wanted: ["1-macro", "2-macro"] })).toMatchObject({ made: 1, missing: [] });

    expect(await studio.entry("1-macro")).toEqual(before.one);
    const after = await studio.entry("2-macro");
    expect(after?.hash).not.toBe(before.two?.hash);
    const files = await readdir(studio.into.pictures);
    expect(files.filter((file) => file.includes(`.${before.two?.hash}.`))).toEqual([]);
    expect(files.filter((file) => file.includes(`.${after?.hash}.`))).toHaveLength(4);
    expect(files.filter((file) => file.includes(`.${before.one?.hash}.`))).toHaveLength(4);
  });
});

describe("photographs as they come", () => {
  test("another shape is cropped from the middle, with a warning", async () => {
    await using studio = await createStudio();
    const stripe = (background: string) => ({ create: { width: 100, height: 400, channels: 3, background } }) as const;
    const wide = sharp({ create: { width: 900, height: 400, channels: 3, background: "#00ff00" } });
    const [left, right] = [stripe("#ff0000"), stripe("#0000ff")];
    await studio.put(
      "3-worn.png",
      await wide
        .composite([
          { input: left, left: 0, top: 0 },
          { input: right, left: 800, top: 0 },
        ])
        .png()
        .toBuffer(),
    );
    const { said } = await make(studio, { wanted: ["3-worn"] });
    expect(said).toContain("3-worn is 900×400, not 3:4: cropped from the middle");
    expect(await studio.entry("3-worn")).toMatchObject({ width: 300, height: 400, colour: "#00ff00" });
  });

  test("a photograph taken sideways is turned upright", async () => {
    await using studio = await createStudio();
    await studio.put(
      "3-macro.jpg",
      await sharp(await jpeg({ width: 800, height: 600 }))
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    );
    expect((await make(studio, { wanted: ["3-macro"] })).said).toBe("");
    expect(await studio.entry("3-macro")).toMatchObject({ width: 600, height: 800 });
  });

  test("a small photograph is not enlarged, with a warning", async () => {
    await using studio = await createStudio();
    await studio.photograph("3-macro.jpg", { width: 300, height: 400 });
    expect((await make(studio)).said).toContain("3-macro is only 300 pixels wide");
    const { width } = await studio.picture(`3-macro.${(await studio.entry("3-macro"))?.hash}.480.avif`).metadata();
    expect(width).toBe(300);
  });

  test.each([
    ["not a picture at all", async () => Buffer.from("These are my holiday notes.")],
    [
      "cut off half-way",
      async () => {
        const whole = await sharp(await jpeg({ width: 600, height: 800, colour: "#883344" }))
          .jpeg({ quality: 100 })
          .toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    ["empty", async () => Buffer.alloc(0)],
  ])("one that is %s is named, the rest goes on and the old picture stays", async (_, damage) => {
    await using studio = await createStudio();
    await studio.photograph("4-macro.jpg");
    await make(studio);
    const old = await studio.entry("4-macro");

    await studio.put("4-macro.jpg", await damage());
    await studio.photograph("5-macro.jpg");
    const { said, ...outcome } = await make(studio, { wanted: ["4-macro", "5-macro"] });
    expect(outcome).toMatchObject({ made: 1, failed: ["4-macro"], missing: [] });
    expect(said).toMatch(/failed: .*4-macro\.jpg: can't be read as a picture \(.+\); the old picture stays/);
    expect(await studio.entry("4-macro")).toEqual(old);
    for (const file of versions("4-macro", old?.hash))
      await expect(studio.picture(file).stats()).resolves.toBeDefined();
  });

  test("a picture without a photograph is reported", async () => {
    await using studio = await createStudio();
    await studio.photograph("6-macro.jpg");
    const { said, missing } = await make(studio, { wanted: ["6-macro", "6-worn", "9-macro"] });
    expect(missing).toEqual(["6-worn", "9-macro"]);
    expect(said).toContain("failed: the shop shows these, but there is no photograph: 6-worn, 9-macro");
  });

  test("files with unknown names are reported, hidden files ignored", async () => {
    await using studio = await createStudio();
    for (const file of ["IMG_2041.jpg", "6-front.jpg", "06-macro.jpg", "6-macro.txt", ".DS_Store"])
      await studio.photograph(file);
    const { said, made } = await make(studio);
    expect(made).toBe(0);
    expect(said.match(/^warning: [^:]+/gm)).toEqual(
      ["06-macro.jpg", "6-front.jpg", "6-macro.txt", "IMG_2041.jpg"].map((file) => `warning: ${file}`),
    );
  });
});

test("stopped half-way, it keeps what is done and goes on from there", async () => {
  await using studio = await createStudio();
  for (const id of [1, 2, 3, 4])
    await studio.photograph(`${id}-macro.jpg`, { width: 90 + 3 * id, height: 120 + 4 * id });
  expect(await make(studio, { stopAfter: 2 })).toMatchObject({ made: 2, stopped: true, missing: [] });
  expect(await readdir(studio.into.pictures)).toHaveLength(8);
  expect(await studio.entry("2-macro")).toBeDefined();
  expect(await studio.entry("3-macro")).toBeUndefined();
  expect(await make(studio)).toMatchObject({ made: 2, kept: 2, stopped: false });
  expect(await readdir(studio.into.pictures)).toHaveLength(16);
});

test("leaves alone pictures that were uploaded at the desk and exported", async () => {
  await using studio = await createStudio();
  await studio.photograph("7-hero.jpg");
  await make(studio, { wanted: ["7-hero"] });
  const { name, facts, files } = madePicture();
  for (const [file, bytes] of files) await writeFile(join(studio.into.pictures, file), bytes);
  writeManifest(studio.into.manifest, readManifest(studio.into.manifest).set(name, facts));
  await studio.photograph("7-hero.jpg", { colour: "#224488" });
  expect(await make(studio, { wanted: ["7-hero", name] })).toMatchObject({ made: 1, missing: [] });
  expect(await studio.entry(name)).toEqual(facts);
  expect(await readdir(studio.into.pictures)).toEqual(expect.arrayContaining([...files.keys()]));
});
