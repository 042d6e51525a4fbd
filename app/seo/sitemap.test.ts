import { expect, test } from "vitest";
import { createEdition } from "../../catalogue/edition.ts";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import type { PageRequest } from "../page-request.ts";
import { sitemap } from "./sitemap.ts";

const saved = Date.UTC(2026, 10, 18, 9, 30);
const edition = createEdition({ ...fileSource, savedAt: new Map([[2, saved]]) });
const xml = await sitemap({ edition } as PageRequest).text();
const urlOf = (path: string) =>
  xml.split("\n").find((line) => line.includes(`<loc>http://localhost:3000${path}</loc>`)) ?? expect.fail(path);

test("a piece says when it was last saved at the desk; one of the files, and a page of many pieces, say nothing", () => {
  expect(urlOf("/product/2")).toContain("<lastmod>2026-11-18T09:30:00.000Z</lastmod>");
  for (const path of ["/product/1", "/bridal-sets", "/shop", "/", "/returns"])
    expect(urlOf(path)).not.toContain("lastmod");
});

test("each piece with all its pictures, as JPEG in full size", () => {
  const pictures = [...urlOf("/product/1").matchAll(/<image:image><image:loc>([^<]+)<\/image:loc><\/image:image>/g)];
  const { hash } = fileSource.pictures.pictures.get("1-hero") ?? {};
  expect(pictures).toHaveLength(3);
  expect(pictures[0]?.[1]).toBe(`http://localhost:3000/pictures/1-hero.${hash}.full.jpg`);
  for (const { id } of fileSource.products) expect(urlOf(`/product/${id}`)).toContain("<image:loc>");
});
