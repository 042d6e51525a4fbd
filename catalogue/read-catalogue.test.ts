import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkCatalogue } from "./check-catalogue.ts";
import { describeFault } from "./fault.ts";
import { readCatalogue } from "./read-catalogue.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "catalogue-"));
  mkdirSync(join(root, "catalogue"));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(root, "catalogue", file), text);
const faults = () => readCatalogue(root).faults.map(describeFault);

describe("reading the catalogue", () => {
  it("says which files are missing, both at once", () => {
    expect(faults()).toEqual([
      "catalogue/products.json, the file: is missing",
      "catalogue/pictures.json, the file: is missing",
    ]);
  });

  it("says which file is no JSON, and where it stops being any", () => {
    write("products.json", `[{ "id": 1, }]`);
    write("pictures.json", "{}");
    expect(faults()).toEqual([
      expect.stringMatching(/^catalogue\/products\.json, the file: can't be read: .*line 1 column 13/),
    ]);
  });

  it("takes a shop without picture files as one whose files are all missing", () => {
    write("products.json", "[]");
    write("pictures.json", "{}");
    const read = readCatalogue(root);
    expect("data" in read && read.data.files.size).toBe(0);
  });
});

describe("the shop's own data", () => {
  const own = join(import.meta.dirname, "..");

  it("has no faults, down to the last picture file", () => {
    const read = readCatalogue(own);
    if (!("data" in read)) return expect.fail(read.faults.map(describeFault).join("\n"));
    const { faults, products } = checkCatalogue(read.data);
    expect(faults.map(describeFault)).toEqual([]);
    expect(products).toHaveLength(135);
  });
});
