import { type PieceField, pieceLabels } from "./piece-changes.ts";
import type { RecordFault } from "./piece-desk.ts";

/** What she is asked for where nothing is typed. */
const missing: Readonly<Partial<Record<string, string>>> = {
  name: "Give it a name.",
  summary: "Say what it is in one line.",
  description: "Describe it.",
  price: "Give it a price.",
  category: "Choose a category.",
  images: "Add a picture.",
};

/** As they are worked through: what is typed first, then what is chosen; pictures are added on a page of their own. */
const order: readonly string[] = [
  ...(Object.keys(pieceLabels) as PieceField[]).filter((field) => field !== "images"),
  "stock",
  "images",
];

const rank = ({ field }: RecordFault) => {
  const place = order.indexOf(formField(field));
  return place < 0 ? order.length : place;
};

/** The field of the form that a fault belongs to: "kilos.0" is said at Kilos. */
export function formField(path: string): string {
  return path.split(".")[0] ?? path;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** What the catalogue's check found, in the words and the order of the editor's form, once for each of its fields. */
export function formFaults(
  typed: Readonly<Record<string, unknown>>,
  faults: readonly RecordFault[],
): readonly RecordFault[] {
  const told = faults
    // Without a category there is no listing to be at home in.
    .filter(({ field }) => field !== "listings" || !isEmpty(typed.category))
    .map((fault) => ({ ...fault, reason: (isEmpty(typed[fault.field]) && missing[fault.field]) || fault.reason }))
    .toSorted((one, other) => rank(one) - rank(other));
  return told.filter(
    (fault, place) => told.findIndex((each) => formField(each.field) === formField(fault.field)) === place,
  );
}
