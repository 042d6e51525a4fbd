import { expect, test } from "vitest";
import { changedLines } from "./changed-lines.ts";

test("only the changed lines of a long text are returned", () => {
  const from = "Two medallions.\n\nPearl strands join the layers.\n\n- 232 g\n- Tikka";
  const to = "Two medallions.\n\nPearl strands join the layers at the shoulders.\n\n- 232 g\n- Tikka";
  expect(changedLines(from, to)).toEqual({
    from: "Pearl strands join the layers.",
    to: "Pearl strands join the layers at the shoulders.",
  });
});

test("an added line has nothing removed beside it", () => {
  expect(changedLines("One", "One\n- 5 g")).toEqual({ from: "", to: "- 5 g" });
});

test("single lines are returned whole, and so is another order of the same lines", () => {
  expect(changedLines("Rs 92,000", "Rs 95,000")).toEqual({ from: "Rs 92,000", to: "Rs 95,000" });
  expect(changedLines("a\nb", "b\na")).toEqual({ from: "a\nb", to: "b\na" });
});
