import { expect, test } from "vitest";
import { makingText, makingTime } from "./making.ts";
import type { Badge } from "./product.ts";

const times = { makingTime: makingTime({ from: 10, to: 15 }), arrivalTime: "2 to 4 days" };
const piece = (name: string, badge: Badge, quantity = 1) => ({ name, badge, quantity });
const made = (name: string, quantity?: number) => piece(name, "Made to Order", quantity);
const ready = (name: string, quantity?: number) => piece(name, "Ready to Ship", quantity);

test("says which piece is made and which is ready", () => {
  expect(makingText([made("Aina"), ready("Gauhar", 2)], times)).toBe(
    "Aina takes about 10 to 15 days by hand. Gauhar is ready now.",
  );
});

test("says only what there is", () => {
  expect(makingText([made("Aina")], times)).toBe("Aina takes about 10 to 15 days by hand.");
  expect(makingText([ready("Gauhar")], times)).toBe("Gauhar is ready now, and with you in 2 to 4 days.");
  expect(makingText([], times)).toBe("");
});

test("joins two and three names, and names a piece in two sizes once", () => {
  expect(makingText([made("Aina"), made("Mehr")], times)).toBe("Aina and Mehr take about 10 to 15 days by hand.");
  expect(makingText([ready("Aina"), ready("Mehr"), ready("Gauhar")], times)).toBe(
    "Aina, Mehr and Gauhar are ready now, and with you in 2 to 4 days.",
  );
  expect(makingText([ready("Gauhar"), ready("Gauhar")], times)).toBe(
    "Gauhar is ready now, and with you in 2 to 4 days.",
  );
});

test("counts pieces where there are too many names", () => {
  const many = ["Aina", "Mehr", "Jodha", "Gauhar"].map((name) => made(name, 2));
  expect(makingText(many, times)).toBe("8 pieces take about 10 to 15 days by hand.");
});

test("the making time reads after in, also when it is one number", () => {
  expect(makingTime({ from: 10, to: 15 })).toBe("about 10 to 15 days");
  expect(makingTime({ from: 12, to: 12 })).toBe("about 12 days");
  expect(makingTime({ from: 1, to: 1 })).toBe("about 1 day");
});
