import type { z } from "zod";

/** A validation error of the shop's data, worded so that the seller can find and fix it. */
export type Fault = {
  file: string;
  /** The product's id, "record 4" where it has none, or the name of a listing. */
  id?: number | string;
  field: string;
  reason: string;
};

export function describeFault({ file, id, field, reason }: Fault): string {
  const where = typeof id === "number" ? `product ${id}` : id;
  return [file, where, `${field}: ${reason}`].filter((part) => part !== undefined).join(", ");
}

export function describeFaults(faults: readonly Fault[]): string {
  const count = faults.length === 1 ? "1 fault" : `${faults.length} faults`;
  return [`The catalogue has ${count}:`, ...faults.map((fault) => `  ${describeFault(fault)}`)].join("\n");
}

export function faultsOf(where: Pick<Fault, "file" | "id">, error: z.ZodError): Fault[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code !== "unrecognized_keys")
      return { ...where, field: path.join(".") || "the record", reason: issue.message };
    return issue.keys.map((key) => ({ ...where, field: [...path, key].join("."), reason: "is not a field we know" }));
  });
}
