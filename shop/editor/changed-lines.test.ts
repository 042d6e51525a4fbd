import { expect, test } from "vitest";
import { changedLines } from "./changed-lines.ts";

test("of a long text only the lines that changed are said", () => {
  const from = "Two medallions.\n\nPearl strands join the layers.\n\n- 232 g\n- Tikka";
  const to = "Two medallions.\n\nPearl strands join the layers at the shoulders.\n\n- 232 g\n- Tikka";
  expect(changedLines(from, to)).toEqual({
    from: "Pearl strands join the layers.",
    to: "Pearl strands join the layers at the shoulders.",
  });
});

test("a line that came says nothing of what was there", () => {
  expect(changedLines("One", "One\n- 5 g")).toEqual({ from: "", to: "- 5 g" });
});

test("a single line is said whole, and so is another order", () => {
  expect(changedLines("Rs 92,000", "Rs 95,000")).toEqual({ from: "Rs 92,000", to: "Rs 95,000" });
  expect(changedLines("a\nb", "b\na")).toEqual({ from: "a\nb", to: "b\na" });
});
