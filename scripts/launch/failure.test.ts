import { expect, test } from "vitest";
import { checkSpace, explainFailure, explainOutput, Failure } from "./failure.mjs";

const folder = import.meta.dirname;
const diskFull = "The disk is full: free some space (1 GB is enough), then run the command again.";

test("a failure that the user can fix is one sentence, a bug has a stack", () => {
  expect(explainFailure(new Failure("Port 3000 is taken."))).toBe("Port 3000 is taken.");
  expect(explainFailure(new Error("Oops"))).toMatch(/^Error: Oops\n\s+at /);
});

test("a full disk is reported, whichever command ran into it", () => {
  const error = Object.assign(new Error("write failed"), { code: "ENOSPC" });
  expect(explainFailure(error)).toBe(diskFull);
  expect(explainOutput("npm error code ENOSPC\nnpm error syscall write", folder)).toBe(diskFull);
  expect(explainOutput("tar: x: Cannot write: No space left on device", folder)).toBe(diskFull);
});

test("other output is shown as it is", () => {
  expect(explainOutput("npm error code ECONNREFUSED\n", folder)).toBe("npm error code ECONNREFUSED");
});

test("a step that needs more space than there is isn't begun", () => {
  expect(() => checkSpace(folder, 0, "the build")).not.toThrow();
  expect(() => checkSpace(folder, 1e12, "the build")).toThrow(
    /^The disk is full: the build needs 1000000000000 MB, and \d+ MB are free\.$/,
  );
});
