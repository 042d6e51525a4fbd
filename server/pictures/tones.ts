/**
 * Placeholder colours while a picture loads. The Content-Security-Policy allows no inline styles, so the exact average
 * can't be used; `app/ui/picture.css` has a class for each of these.
 */
export const tones = {
  white: "#efede9",
  sand: "#e2d2bd",
  linen: "#d5c3ae",
  oat: "#c4b49e",
  caramel: "#c3a084",
  clay: "#b17e6d",
  brick: "#8b4f4c",
  lilac: "#d4bdcb",
  mauve: "#b099a1",
  mulberry: "#6e545c",
  plum: "#371d2f",
  sage: "#b7bfa9",
  moss: "#66756a",
  leaf: "#4a6d45",
  slate: "#8d8e92",
  ash: "#585755",
} as const;
export type Tone = keyof typeof tones;
export type Colour = readonly [red: number, green: number, blue: number];

const names = Object.keys(tones) as Tone[];

/** The perceptually nearest tone: distance in OKLab. */
export function nearestTone(colour: Colour): Tone {
  const wanted = lab(colour);
  const distance = (tone: Tone) =>
    Math.hypot(...lab(parseHex(tones[tone])).map((part, index) => part - (wanted[index] ?? 0)));
  return names.reduce((best, tone) => (distance(tone) < distance(best) ? tone : best));
}

export function formatHex(colour: Colour): string {
  return `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

export function parseHex(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function lab([red, green, blue]: Colour): [number, number, number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
