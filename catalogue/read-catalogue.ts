import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CatalogueData } from "./check-catalogue.ts";
import type { Fault } from "./fault.ts";
import { intros, listings } from "./listings.ts";
import { picturesFile } from "./pictures.ts";
import { productsFile } from "./product-schema.ts";
import { policiesFile, type Settings, settingsFile } from "./settings-schema.ts";

/** Reads the shop's data from disk, or says why it can't be read. */
export function readCatalogue(root: string): { data: CatalogueData; faults: [] } | { faults: Fault[] } {
  const records = readJson(root, productsFile);
  const manifest = readJson(root, picturesFile);
  const settings = readJson(root, settingsFile);
  const policies = readJson(root, policiesFile);
  if ("fault" in records || "fault" in manifest || "fault" in settings || "fault" in policies) {
    return { faults: [records, manifest, settings, policies].flatMap((read) => ("fault" in read ? [read.fault] : [])) };
  }
  const data = {
    records: records.value,
    manifest: manifest.value,
    files: filesIn(join(root, "pictures")),
    settings: settings.value as Settings,
    policies: policies.value,
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

/** Empty where the folder is missing: the check then names each missing file. */
function filesIn(folder: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(folder));
  } catch {
    return new Set();
  }
}
