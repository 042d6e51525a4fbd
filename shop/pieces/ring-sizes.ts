/** What a ring's size means, so that a shopper can compare it with a ring or a finger of hers. Lengths in millimetres. */
export type RingSize = {
  /** The shop's own size: the inner diameter. */
  size: string;
  /** The number of the nearest size on the scale of Indian and Pakistani jewellers. */
  local: string;
  /** To the nearest quarter: "6½". */
  us: string;
  /** The inner circumference: a thread's length round the finger. */
  thread: string;
};

/**
 * Inner circumferences of the local sizes 1 to 30, as published by Duha Fine Jewellery ("Ring Size (Indian)",
 * duhafinejewellery.com/pages/sizing-chart). The steps are uneven, so there is no formula.
 */
const localCircumferences = [
  41, 41.7, 42.9, 44.1, 44.8, 46.1, 47.4, 48, 48.7, 50, 51.2, 51.9, 53.1, 54.4, 55.1, 56.3, 57, 58.3, 58.9, 60.2, 60.8,
  62.1, 62.7, 64, 64.6, 65.9, 67.2, 67.8, 69.1, 69.7,
];

/** US sizes by inner diameter: 11.63 mm is size 0, and each size adds 0.032 inch (en.wikipedia.org/wiki/Ring_size). */
const usZero = 11.63;
const usStep = 0.8128;

const quarters = ["", "¼", "½", "¾"];

/** Undefined for what isn't a diameter on both scales. */
export function ringSize(size: string): RingSize | undefined {
  const diameter = /^\d\d(\.\d)?$/.test(size) ? Number(size) : Number.NaN;
  const circumference = diameter * Math.PI;
  const local = localSize(circumference);
  if (local === undefined) return undefined;
  return { size, local: String(local), us: usSize(diameter), thread: circumference.toFixed(1) };
}

/** Undefined where no size is within a millimetre: beyond either end of the scale. */
export function localSize(circumference: number): number | undefined {
  const off = localCircumferences.map((one) => Math.abs(one - circumference));
  const least = Math.min(...off);
  return least <= 1 ? off.indexOf(least) + 1 : undefined;
}

export function usSize(diameter: number): string {
  const inQuarters = Math.round(((diameter - usZero) / usStep) * 4);
  return `${Math.floor(inQuarters / 4)}${quarters[inQuarters % 4]}`;
}
