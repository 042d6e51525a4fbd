import { expect, test } from "vitest";
import { formatTable, printable } from "./table.ts";

test("columns are as wide as they need to be, numbers to the right", () => {
  expect(
    formatTable(
      ["Order", "Attempts", "Said"],
      [
        ["NQ-7F3K-92", 3, "429"],
        ["NQ-2", 12, ""],
      ],
    ),
  ).toBe(["Order       Attempts  Said", "NQ-7F3K-92         3  429", "NQ-2              12"].join("\n"));
});

test("nothing that a shopper typed can control the terminal", () => {
  expect(printable("a\u001b[31mred\u0007\u202Egnp.exe\u2069")).toBe("a [31mred gnp.exe ");
});
