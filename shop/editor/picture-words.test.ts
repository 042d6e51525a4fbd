import { expect, test } from "vitest";
import { fileFault, isWorthTrying, makingWords } from "./picture-words.ts";

test("what can be said of a file before it is sent", () => {
  expect(fileFault({ size: 21 * 1024 * 1024, type: "image/jpeg" })).toBe("too-large");
  expect(fileFault({ size: 400, type: "text/html" })).toBe("no-picture");
  expect(fileFault({ size: 400, type: "image/svg+xml" })).toBe("no-picture");
  expect(fileFault({ size: 0, type: "image/jpeg" })).toBe("no-picture");
  expect(fileFault({ size: 400, type: "" })).toBeUndefined();
  expect(fileFault({ size: 4_000_000, type: "image/heic" })).toBeUndefined();
});

test("what is worth another try", () => {
  expect((["lost", "cut-off", "busy", "signed-out"] as const).every(isWorthTrying)).toBe(true);
  expect((["too-large", "too-many-pixels", "no-picture", "heic"] as const).some(isWorthTrying)).toBe(false);
});

test("how far it is", () => {
  expect(makingWords({ state: "making", made: 5, of: 8 })).toBe("Making its versions, 5 of 8");
  expect(makingWords({ state: "making", made: 0, of: 0 })).toBe("Waits for its turn.");
  expect(makingWords({ state: "to-frame", made: 0, of: 0 })).toBe("Waits for its frame.");
});
