import { expect, test } from "vitest";
import { bannerCrops, bannerFile } from "./banner-art.ts";

test("a banner's files are named by crop, content and width", () => {
  const ref = { name: "banner-art-1-desktop", hash: "22222222" };
  expect(bannerCrops.desktop.widths.map((width) => bannerFile(ref, width))).toEqual([
    "banner-art-1-desktop.22222222.1080.avif",
    "banner-art-1-desktop.22222222.1440.avif",
    "banner-art-1-desktop.22222222.2160.avif",
  ]);
  expect(bannerFile(ref, "webp")).toBe("banner-art-1-desktop.22222222.webp");
});
