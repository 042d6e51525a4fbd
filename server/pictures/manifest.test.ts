import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parsePictures } from "../../catalogue/pictures.ts";
import { type Entries, formatManifest, readManifest, writeManifest } from "./manifest.ts";

const entry = (hash: string) => ({ hash, width: 810, height: 1080, tone: "sand", colour: "#e2d2bd" });
const entries: Entries = new Map([
  ["10-hero", entry("aaaaaaaa")],
  ["banner-art-1-mobile", entry("cccccccc")],
  ["2-worn", entry("bbbbbbbb")],
]);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "manifest-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("has one picture per line, in the order of the ids", () => {
  expect(formatManifest(entries)).toBe(`{
"pictures": {
"2-worn": {"hash":"bbbbbbbb","width":810,"height":1080,"tone":"sand","colour":"#e2d2bd"},
"10-hero": {"hash":"aaaaaaaa","width":810,"height":1080,"tone":"sand","colour":"#e2d2bd"},
"banner-art-1-mobile": {"hash":"cccccccc","width":810,"height":1080,"tone":"sand","colour":"#e2d2bd"}
},
"previews": {
"10": {"hash":"aaaaaaaa"}
}
}
`);
});

test("is read back as it was written, and leaves no temporary file", async () => {
  const path = join(folder, "whole.json");
  writeManifest(path, entries);
  expect(readManifest(path)).toEqual(entries);
  expect(await readdir(folder)).toEqual(["whole.json"]);
});

test("is what the catalogue reads", () => {
  const { pictures, previews } = parsePictures(JSON.parse(formatManifest(entries)));
  expect(pictures.get("10-hero")).toMatchObject({ name: "10-hero", hash: "aaaaaaaa", tone: "sand" });
  expect(previews.get("10")).toBe("10.aaaaaaaa.preview.jpg");
});

test("is empty when there is no file, and throws when it is damaged", async () => {
  expect(readManifest(join(folder, "none.json")).size).toBe(0);
  const path = join(folder, "damaged.json");
  for (const text of ['{ "pictures": ', '{ "pictures": { "1-hero": {} } }']) {
    await writeFile(path, text);
    expect(() => readManifest(path)).toThrow(/is damaged/);
  }
});
