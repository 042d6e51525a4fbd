import { join } from "node:path";
import { capture } from "../../scripts/launch/run.mjs";
import { type Finding, nothing } from "../report.ts";

const root = join(import.meta.dirname, "..", "..");

type AuditReport = { vulnerabilities?: Record<string, { severity: string }>; error?: { summary?: string } };

/** Runs `npm audit`. */
export async function knownWeaknesses(): Promise<Finding[] | string> {
  const { output } = await capture("npm", ["audit", "--json"], { cwd: root });
  const report = parse(output);
  if (!report?.vulnerabilities) return "The registry in use answers no npm audit; run it where it does.";
  const found = Object.entries(report.vulnerabilities).map(([name, { severity }]) => `${name} (${severity})`);
  return [nothing("known weaknesses in dependencies", found)];
}

function parse(output: string): AuditReport | undefined {
  try {
    return JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
}
