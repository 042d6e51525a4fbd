import { describe, expect, test } from "vitest";
import { describeError } from "./describe-error.ts";

const answer = (status: number, statusText: string) => ({ status, statusText, internal: false, data: null });

describe("describeError", () => {
  test("a missing page is named by its status, and the address is doubted", () => {
    expect(describeError(answer(404, "Not Found"))).toEqual({
      status: "404 Not Found",
      text: expect.stringContaining("This page isn’t here."),
    });
  });

  test("any other status is our fault", () => {
    const { status, text } = describeError(answer(503, "Service Unavailable"));
    expect(status).toBe("503 Service Unavailable");
    expect(text).toContain("The fault is ours");
  });

  test("a status without words stands alone", () => {
    expect(describeError(answer(500, "")).status).toBe("500");
  });

  test.each([
    [new RangeError("no such stone"), "no such stone"],
    ["no such stone", "no such stone"],
    [new Error(), "Unknown error"],
    [undefined, "Unknown error"],
    [null, "Unknown error"],
    [{ message: "not an error" }, "Unknown error"],
  ])("whatever else is thrown says its message: %s", (thrown, status) => {
    expect(describeError(thrown).status).toBe(status);
  });
});
