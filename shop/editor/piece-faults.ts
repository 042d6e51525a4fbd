import { type PieceField, pieceLabels } from "./piece-changes.ts";
import type { RecordFault } from "./piece-desk.ts";

/** Shown instead of the check's reason where a field is empty. */
const missing: Readonly<Partial<Record<string, string>>> = {
  name: "Give it a name.",
  summary: "Say what it is in one line.",
  material: "Say what it is made of.",
  weight: "Say what it weighs.",
  description: "Describe it.",
  price: "Give it a price.",
  category: "Choose a category.",
  images: "Add a picture.",
};

/** The order in which faults are listed; pictures last, since they have a page of their own. */
const order: readonly string[] = [
  ...(Object.keys(pieceLabels) as PieceField[]).filter((field) => field !== "images"),
  "stock",
  "images",
];

const rank = ({ field }: RecordFault) => {
  const index = order.indexOf(formField(field));
  return index < 0 ? order.length : index;
};

/** The form's field that a fault belongs to: "kilos" for "kilos.0". */
export function formField(path: string): string {
  return path.split(".")[0] ?? path;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** The faults of the catalogue's check in the words and order of the editor's form, one per field. */
export function formFaults(
  typed: Readonly<Record<string, unknown>>,
  faults: readonly RecordFault[],
): readonly RecordFault[] {
  const faultsInOrder = faults
    // The listing follows from the category, which is missing and named itself.
    .filter(({ field }) => field !== "listings" || !isEmpty(typed.category))
    .map((fault) => ({ ...fault, reason: (isEmpty(typed[fault.field]) && missing[fault.field]) || fault.reason }))
    .toSorted((one, other) => rank(one) - rank(other));
  return faultsInOrder.filter(
    (fault, index) => faultsInOrder.findIndex((each) => formField(each.field) === formField(fault.field)) === index,
  );
}
