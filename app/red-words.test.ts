import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The buttons that cancel or remove: red, but nothing is wrong. */
const notWrong = ["order/cancel-order.tsx", "desk/order/forget-sheet.tsx", "desk/orders/many-sheet.tsx"];

test("red words stand behind a nuqta: colour alone isn't enough", () => {
  const files = globSync("**/*.tsx", { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(150);
  const bare = files.filter((file) => {
    const text = readFileSync(`${import.meta.dirname}/${file}`, "utf8");
    return text.includes("text-red") && !text.includes("<Nuqta");
  });
  expect(bare.filter((file) => !notWrong.includes(file))).toEqual([]);
});
