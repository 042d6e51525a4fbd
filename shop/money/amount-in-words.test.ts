import fc from "fast-check";
import { expect, test } from "vitest";
import { amountInWords } from "./amount-in-words.ts";

test.each([
  [0, "Zero rupees"],
  [1, "One rupee"],
  [19, "Nineteen rupees"],
  [42, "Forty-two rupees"],
  [100, "One hundred rupees"],
  [450, "Four hundred and fifty rupees"],
  [5005, "Five thousand and five rupees"],
  [95_250, "Ninety-five thousand two hundred and fifty rupees"],
  [100_450, "One lakh four hundred and fifty rupees"],
  [1_245_500, "Twelve lakh forty-five thousand five hundred rupees"],
  [10_000_000, "One crore rupees"],
  [119_988_000_250, "Eleven thousand nine hundred and ninety-eight crore eighty lakh two hundred and fifty rupees"],
])("%i", (amount, words) => {
  expect(amountInWords(amount)).toBe(words);
});

const values: Record<string, number> = { crore: 10_000_000, lakh: 100_000, thousand: 1000, hundred: 100 };
const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

function worth(word: string): number {
  const [first = "", second] = word.split("-");
  const ten = tens.indexOf(first);
  return (ten >= 0 ? (ten + 2) * 10 : ones.indexOf(first)) + (second ? ones.indexOf(second) : 0);
}

/** The inverse, for amounts below a hundred crore. */
function read(words: string): number {
  let total = 0;
  let current = 0;
  for (const word of words
    .toLowerCase()
    .replace(/ rupees?$/, "")
    .replaceAll(" and", "")
    .split(" ")) {
    const unit = values[word];
    if (unit === undefined) current += worth(word);
    else {
      total += current * unit;
      current = 0;
    }
  }
  return total + current;
}

test("no two amounts read alike: the words can be parsed back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (amount) => {
      expect(read(amountInWords(amount))).toBe(amount);
    }),
  );
});

test("what isn't an amount is refused", () => {
  for (const amount of [-1, 1.5, Number.NaN]) expect(() => amountInWords(amount)).toThrow(RangeError);
});
