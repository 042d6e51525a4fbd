import { type Fault, faultsOf } from "./fault.ts";
import { type Policies, policiesFile, policyNames, policySchema } from "./settings-schema.ts";

export type ParsedPolicies = { policies: Policies; faults: [] } | { policies: undefined; faults: Fault[] };

/** The policy pages, or all of their faults. */
export function parsePolicies(data: unknown): ParsedPolicies {
  const records: Readonly<Record<string, unknown>> = isRecord(data) ? data : {};
  const unknownPages = Object.keys(records).filter((id) => !(policyNames as readonly string[]).includes(id));
  const faults: Fault[] = unknownPages.map((id) => ({
    ...{ file: policiesFile, id },
    ...{ field: "the record", reason: "is not a page that we have" },
  }));
  const pages = policyNames.map((id) => {
    const where = { file: policiesFile, id };
    if (!Object.hasOwn(records, id)) faults.push({ ...where, field: "the record", reason: "is missing" });
    const parsed = policySchema.safeParse(records[id]);
    if (!parsed.success && Object.hasOwn(records, id)) faults.push(...faultsOf(where, parsed.error));
    return [id, parsed.data] as const;
  });
  return faults.length > 0
    ? { policies: undefined, faults }
    : { policies: Object.fromEntries(pages) as Policies, faults: [] };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
