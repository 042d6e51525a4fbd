/** Checks the shop's own data and shows what it holds: `npm run catalogue`. `--quiet` only speaks of faults. */
import { join } from "node:path";
import { describeCatalogue } from "../catalogue/catalogue-report.ts";
import { checkCatalogue } from "../catalogue/check-catalogue.ts";
import { describeFaults } from "../catalogue/fault.ts";
import { readCatalogue } from "../catalogue/read-catalogue.ts";

const read = readCatalogue(join(import.meta.dirname, ".."));
const checked = "data" in read ? checkCatalogue(read.data) : read;

if (checked.faults.length > 0) {
  process.stderr.write(`${describeFaults(checked.faults)}\n`);
  process.exitCode = 1;
} else if ("products" in checked && !process.argv.includes("--quiet")) {
  process.stdout.write(`${describeCatalogue(checked)}\n`);
}
