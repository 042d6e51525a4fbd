import { describe, expect, test } from "vitest";
import { createReceipt } from "../../shop/order/answer.ts";
import { order } from "../../shop/testing/orders.ts";
import { readAnswer } from "./read-answer.ts";

const receipt = createReceipt(order(), "abcdefghijklmnopqrstuv");
const errors = [{ field: "lines.0.price", reason: "price-changed", detail: "96000" }];

describe("an answer", () => {
  test.each([200, 201])("%i with a receipt is a placed order", (status) => {
    expect(readAnswer(status, receipt, null)).toEqual({ step: "placed", receipt });
  });

  test.each([200, 201])("%i without a receipt is no answer of the shop's", (status) => {
    expect(readAnswer(status, undefined, null)).toEqual({ step: "unreachable" });
    expect(readAnswer(status, { ok: true }, null)).toEqual({ step: "unreachable" });
  });

  test("409 says that the key is taken", () => {
    expect(readAnswer(409, { title: "Conflict" }, null)).toEqual({ step: "taken" });
  });

  test("422 says what is wrong, and what delivery costs now", () => {
    expect(readAnswer(422, { errors }, null)).toEqual({ step: "refused", errors });
    expect(readAnswer(422, { errors, priced: { delivery: 300 } }, null)).toEqual({
      step: "refused",
      errors,
      delivery: 300,
    });
  });

  test.each([undefined, {}, { errors: [] }, { errors: "many" }, { errors: [null] }, { errors: [{ field: 7 }] }])(
    "422 that explains nothing is none either: %j",
    (body) => {
      expect(readAnswer(422, body, null)).toEqual({ step: "unreachable" });
    },
  );

  test.each([400, 403, 404, 413, 415, 429, 500, 502, 503, 504])("%i leaves it open", (status) => {
    expect(readAnswer(status, { detail: "…" }, null)).toEqual({ step: "unreachable" });
    expect(readAnswer(status, undefined, "30")).toEqual({ step: "unreachable", retryAfter: 30 });
  });

  test.each(["", "soon", "-1", "0", "Wed, 21 Oct 2026 07:28:00 GMT", "Infinity"])(
    "Retry-After: %s is ignored",
    (text) => {
      expect(readAnswer(503, undefined, text)).toEqual({ step: "unreachable" });
    },
  );
});
