const wipe = "Wipe with a dry cloth, keep in the box.";

const cloth = /\b(?:velvet|silk|satin|cotton|brocade|jamawar|organza|tissue|net|cloth|fabric|leather)\b/i;
const scent = /\b(?:attar|perfume|scent)\b/i;
const plated = /\bplated\b/i;

/** Two lines of care. What is named first is the piece itself: a clasp of brass doesn't make a pouch jewellery. */
export function careLines(material: string): readonly [string, string] {
  const [itself = ""] = material.split(/[,;]/);
  if (scent.test(itself))
    return ["Keep the bottle closed, upright and out of the sun.", "Let it dry before pearls and plating come near."];
  if (cloth.test(itself))
    return [
      "Keep perfume, water and oil away from it. Brush with a soft dry brush, keep in the box.",
      "If it gets a spot, ask us before you wash it.",
    ];
  const delicate = plated.test(material) ? "the plating" : /\bpearls?\b/i.test(material) ? "the pearls" : "it";
  return [
    `Keep perfume, water and sweat away from ${delicate}. ${wipe}`,
    plated.test(itself) && /\bbrass\b/i.test(itself)
      ? "Plated brass touches the skin: if yours is sensitive, ask us first."
      : "Perfume and hair spray first, this last.",
  ];
}
