import type { Choices, Product } from "./product.ts";

/** What a product lets the shopper choose. */
export type ChoiceOptions = Pick<Product, "sizes" | "dupatta" | "scents" | "kilos">;

export type ChoiceField = "size" | "withDupatta" | "scent" | "kilos";

export type ChoiceProblem = { field: ChoiceField; reason: "unknown-choice" | "missing-choice" };

export type CheckedChoices = { ok: true; choices: Choices } | ({ ok: false } & ChoiceProblem);

/** Reads the choices from the product page's form. What the product doesn't offer is ignored. */
export function readChoices(offer: ChoiceOptions, form: Readonly<Record<string, unknown>>): Choices {
  const { size, withDupatta, scent, kilos } = form;
  return {
    ...(offer.sizes && typeof size === "string" && { size }),
    ...(offer.dupatta && { withDupatta: withDupatta !== undefined }),
    ...(offer.scents && typeof scent === "string" && { scent }),
    ...(offer.kilos && kilos !== undefined && { kilos: Number(kilos) }),
  };
}

function choiceReason<T>(
  offered: readonly T[] | undefined,
  chosen: T | undefined,
): ChoiceProblem["reason"] | undefined {
  const options = offered ?? [];
  if (chosen === undefined) return options.length > 0 ? "missing-choice" : undefined;
  return options.includes(chosen) ? undefined : "unknown-choice";
}

/**
 * Checks choices against what the product offers. A dupatta that isn't mentioned is a no; everything else that is
 * offered must be chosen, and nothing may be chosen that isn't offered.
 */
export function checkChoices(offer: ChoiceOptions, choices: Choices): CheckedChoices {
  const { size, withDupatta, scent, kilos } = choices;
  const reasons = [
    ["size", choiceReason(offer.sizes, size)],
    ["withDupatta", withDupatta && !offer.dupatta ? "unknown-choice" : undefined],
    ["scent", choiceReason(offer.scents, scent)],
    ["kilos", choiceReason(offer.kilos, kilos)],
  ] as const;
  for (const [field, reason] of reasons) if (reason) return { ok: false, field, reason };
  return {
    ok: true,
    choices: {
      ...(size !== undefined && { size }),
      ...(offer.dupatta && { withDupatta: withDupatta === true }),
      ...(scent !== undefined && { scent }),
      ...(kilos !== undefined && { kilos }),
    },
  };
}

/** The lines under a piece's name in cart, summary and confirmation. */
export function describeChoices({ size, withDupatta, scent, kilos }: Choices): string[] {
  const words: string[] = [];
  if (size !== undefined) words.push(`Size ${size}`);
  if (withDupatta !== undefined) words.push(withDupatta ? "With matching dupatta" : "Without dupatta");
  if (scent !== undefined) words.push(`${scent} attar`);
  if (kilos !== undefined) words.push(`${kilos} kg mithai`);
  return words;
}
