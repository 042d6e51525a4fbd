const wipe = "Wipe with a dry cloth, keep in the box.";
const last = "Put it on last, after perfume and hair spray.";
const onSkin = "Plated brass touches the skin: if yours is sensitive, ask us first.";

const cloth = /\b(?:velvet|silk|satin|cotton|brocade|jamawar|organza|tissue|net|cloth|fabric|leather)\b/i;
const scent = /\b(?:attar|perfume|scent)\b/i;

/** Two lines of care. What is named first is the piece itself: a dori of silk doesn't make a necklace cloth. */
export function careLines(material: string): readonly [string, string] {
  const [itself = ""] = material.split(/[,;]/);
  if (scent.test(itself))
    return [
      "Keep the bottle closed, upright and out of the sun.",
      "Try it on the wrist first, before pearls or plating.",
    ];
  if (cloth.test(itself))
    return [
      "Keep perfume, water and oil away from it. Brush with a soft dry brush, keep in the box.",
      "If it gets a spot, ask us before you wash it.",
    ];
  const isPlated = /\bplated\b/i.test(material);
  const kept = isPlated ? "the plating" : /\bpearls?\b/i.test(material) ? "the pearls" : "it";
  const isPlatedBrass = isPlated && /\bbrass\b/i.test(material);
  return [`Keep perfume, water and sweat away from ${kept}. ${wipe}`, isPlatedBrass ? onSkin : last];
}
