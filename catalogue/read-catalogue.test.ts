import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkCatalogue, checkFiles } from "./check-catalogue.ts";
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
  it("says which files are missing, all at once", () => {
    expect(faults()).toEqual([
      "catalogue/products.json, the file: is missing",
      "catalogue/pictures.json, the file: is missing",
      "catalogue/settings.json, the file: is missing",
      "catalogue/policies.json, the file: is missing",
    ]);
  });

  it("says which file isn't valid JSON, and where", () => {
    write("products.json", `[{ "id": 1, }]`);
    for (const file of ["pictures.json", "settings.json", "policies.json"]) write(file, "{}");
    expect(faults()).toEqual([
      expect.stringMatching(/^catalogue\/products\.json, the file: can't be read: .*line 1 column 13/),
    ]);
  });

  it("reports every picture file as missing where there is no folder", () => {
    write("products.json", "[]");
    for (const file of ["pictures.json", "settings.json", "policies.json"]) write(file, "{}");
    const read = readCatalogue(root);
    expect("data" in read && read.data.files.size).toBe(0);
  });

  it("validates settings and policies of any type", () => {
    write("products.json", "[]");
    write("pictures.json", "{}");
    write("settings.json", "[]");
    write("policies.json", `{ "returns": 5, "privacy": {} }`);
    const read = readCatalogue(root);
    if (!("data" in read)) return expect.fail("not read");
    const words = checkCatalogue(read.data).faults.map(describeFault);
    expect(words).toContain("catalogue/settings.json, the record: must be a record in braces");
    expect(words).toContain("catalogue/policies.json, orderConfirmation, the record: is missing");
    expect(words).toContain("catalogue/policies.json, privacy, the record: is not a page that we have");
    expect(words.filter((each) => each.includes("returns"))).toHaveLength(1);
  });
});

describe("the shop's own data", () => {
  const own = join(import.meta.dirname, "..");

  it("has no faults, picture files included", () => {
    const read = readCatalogue(own);
    if (!("data" in read)) return expect.fail(read.faults.map(describeFault).join("\n"));
    const { faults, products } = checkFiles(read.data);
    expect(faults.map(describeFault)).toEqual([]);
    expect(products).toHaveLength(135);
  });
});
