import { describeFaults } from "./fault.ts";
import { parsePolicies } from "./parse-policies.ts";
import data from "./policies.json" with { type: "json" };
import type { Policies } from "./settings-schema.ts";

const { policies: parsed, faults } = parsePolicies(data);
if (!parsed) throw new Error(describeFaults(faults));

/** The policy pages that the footer links to. */
export const policies: Policies = parsed;
