import { expect, test } from "vitest";
import { fileSize, proofFault } from "./proof.ts";

test.each([
  [{ size: 1_800_000, type: "image/jpeg" }, undefined],
  [{ size: 500, type: "" }, undefined],
  [{ size: 11_000_000, type: "image/png" }, "too-large"],
  [{ size: 500, type: "image/svg+xml" }, "not-a-picture"],
  [{ size: 0, type: "image/png" }, "not-a-picture"],
])("%o is %s", (file, fault) => {
  expect(proofFault(file)).toBe(fault);
});

test("sizes as people say them", () => {
  expect(fileSize(1_800_000)).toBe("1.8 MB");
  expect(fileSize(640_200)).toBe("640 kB");
  expect(fileSize(20)).toBe("1 kB");
});
