import type { Rupees } from "./rupees.ts";

const small = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  ...["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"],
];
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** Largest first. Pakistan counts in lakh (a hundred thousand) and crore (a hundred lakh). */
const units = [
  [10_000_000, "crore"],
  [100_000, "lakh"],
  [1000, "thousand"],
  [100, "hundred"],
] as const;

function belowHundred(value: number): string {
  if (value < 20) return small[value] ?? "";
  const rest = value % 10;
  return `${tens[Math.floor(value / 10)]}${rest > 0 ? `-${small[rest]}` : ""}`;
}

function spell(value: number): string {
  if (value < 100) return belowHundred(value);
  const words: string[] = [];
  let rest = value;
  for (const [size, name] of units) {
    const count = Math.floor(rest / size);
    if (count > 0) words.push(`${spell(count)} ${name}`);
    rest %= size;
  }
  if (rest > 0) words.push(`and ${belowHundred(rest)}`);
  return words.join(" ");
}

/** For the slip: "One lakh four hundred and fifty rupees". */
export function amountInWords(amount: Rupees): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not an amount: ${amount}`);
  const words = spell(amount);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${amount === 1 ? "rupee" : "rupees"}`;
}
