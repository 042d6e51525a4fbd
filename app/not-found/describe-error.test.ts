import { describe, expect, test } from "vitest";
import { isUnanswered, isUnreachable } from "../components/is-unreachable.ts";
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
    const { status, text } = describeError(answer(500, "Internal Server Error"));
    expect(status).toBe("500 Internal Server Error");
    expect(text).toContain("The fault is ours");
  });

  test.each([
    new TypeError("Failed to fetch"),
    new TypeError("Failed to fetch dynamically imported module: https://naqsh.pk/assets/route-x.js"),
    new TypeError("NetworkError when attempting to fetch resource."),
    new TypeError("error loading dynamically imported module: https://naqsh.pk/assets/route-x.js"),
    new TypeError("Load failed"),
    new TypeError("Importing a module script failed."),
    new Error("Unable to decode turbo-stream response"),
    answer(503, "Service Unavailable"),
  ])("a line that breaks is nobody's fault: %s", (error) => {
    expect(isUnreachable(error)).toBe(true);
    expect(describeError(error).status).toBe("We couldn’t reach the shop");
  });

  test.each([new TypeError("x is not a function"), new Error("Failed to fetch"), answer(404, ""), undefined])(
    "anything else is an error: %s",
    (error) => expect(isUnreachable(error)).toBe(false),
  );

  test("what stands there already is left alone by a fault of ours as well, not by a page that is gone", () => {
    for (const error of [answer(500, ""), answer(429, ""), answer(503, ""), new Error("Unexpected Server Error")])
      expect(isUnanswered(error)).toBe(true);
    for (const error of [answer(404, ""), new Response(null, { status: 302 })]) expect(isUnanswered(error)).toBe(false);
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
