import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CatalogueData } from "./check-catalogue.ts";
import type { Fault } from "./fault.ts";
import { intros, listings } from "./listings.ts";
import { picturesFile } from "./pictures.ts";
import { policies } from "./policies.ts";
import { productsFile } from "./schema.ts";
import { settings } from "./settings.ts";

/** The shop's data as it stands on the disk, or why it can't be read. */
export function readCatalogue(root: string): { data: CatalogueData; faults: [] } | { faults: Fault[] } {
  const records = readJson(root, productsFile);
  const manifest = readJson(root, picturesFile);
  const faults = [records, manifest].flatMap((read) => ("fault" in read ? [read.fault] : []));
  if ("fault" in records || "fault" in manifest) return { faults };
  const data = {
    records: records.value,
    manifest: manifest.value,
    files: filesIn(join(root, "pictures")),
    settings,
    policies,
    listings: listings.map((listing) => ({ ...listing, intro: intros[listing.slug] })),
  };
  return { data, faults: [] };
}

function readJson(root: string, file: string): { value: unknown } | { fault: Fault } {
  try {
    return { value: JSON.parse(readFileSync(join(root, file), "utf8")) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const missing = "code" in error && error.code === "ENOENT";
    return { fault: { file, field: "the file", reason: missing ? "is missing" : `can't be read: ${error.message}` } };
  }
}

/** Without the folder no file is there; the check then names each one that is missed. */
function filesIn(folder: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(folder));
  } catch {
    return new Set();
  }
}
