import { type Stage, stageTable } from "./stage.ts";

export const correctionFields = ["name", "email", "address", "city", "phone", "neededBy"] as const;
export type CorrectionField = (typeof correctionFields)[number];

/** `neededBy` is a day as a form sends it ("2026-12-06"), or "". */
export type Correction = { field: CorrectionField; from: string; to: string };

/** Only the fields that are to be as given. */
export type Corrected = Partial<Record<CorrectionField, string>>;

/** Where it goes, and by when, until it is sent; who the shopper is, at any time. */
export function correctableFields(stage: Stage): readonly CorrectionField[] {
  return stageTable[stage].correctable ? correctionFields : ["name", "email", "phone"];
}
