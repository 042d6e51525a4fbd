import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxLengths, maxLines } from "../limits.ts";
import { anyText, typedText } from "../testing/arbitraries.ts";
import { request } from "../testing/orders.ts";
import { type FieldError, parseOrderRequest } from "./request.ts";

function errorsOf(body: unknown): FieldError[] {
  const parsed = parseOrderRequest(body);
  return parsed.ok ? [] : parsed.errors;
}

/** A valid body with the value at `path` replaced, or removed where it is undefined. */
function bodyWith(path: string, value: unknown): unknown {
  const body = JSON.parse(JSON.stringify(request()));
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  const place = steps.reduce((part, step) => part[step], body);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return body;
}

test("a valid body is the request", () => {
  expect(parseOrderRequest(request())).toEqual({ ok: true, request: request() });
  const online = request({
    payment: "online",
    screenshotSent: true,
    notes: "Ring the bell twice",
    neededBy: "2025-12-06",
  });
  expect(parseOrderRequest(online)).toEqual({ ok: true, request: online });
});

test("unknown fields are dropped, __proto__ included", () => {
  const text = JSON.stringify(request());
  const body = JSON.parse(`{"__proto__":{"admin":true},"constructor":1,"discount":100,${text.slice(1)}`);
  expect(parseOrderRequest(body)).toEqual({ ok: true, request: request() });
});

describe("each field says what is wrong with it", () => {
  test.each([
    ["key", undefined, "missing"],
    ["key", 7, "not-a-key"],
    ["key", "1", "not-a-key"],
    ["lines", undefined, "missing"],
    ["lines", {}, "not-a-list"],
    ["lines", [], "empty"],
    ["lines", Array(maxLines + 1).fill({ id: 1, quantity: 1 }), "too-many"],
    ["lines.0", null, "not-an-object"],
    ["lines.0", [1], "not-an-object"],
    ["lines.0.id", undefined, "missing"],
    ["lines.0.id", "1", "not-an-id"],
    ["lines.0.id", 0, "not-an-id"],
    ["lines.0.id", 1.5, "not-an-id"],
    ["lines.0.id", 1e300, "not-an-id"],
    ["lines.1.quantity", undefined, "missing"],
    ["lines.1.quantity", 0, "not-a-quantity"],
    ["lines.1.quantity", -1, "not-a-quantity"],
    ["lines.1.quantity", 2.5, "not-a-quantity"],
    ["lines.1.quantity", 10_000, "not-a-quantity"],
    ["lines.1.quantity", "2", "not-a-quantity"],
    ["lines.1.size", 17, "not-a-text"],
    ["lines.1.size", null, "not-a-text"],
    ["lines.1.size", "", "empty"],
    ["lines.1.size", "x".repeat(21), "too-long"],
    ["lines.0.withDupatta", "yes", "not-a-yes-or-no"],
    ["lines.0.scent", "x".repeat(51), "too-long"],
    ["lines.0.kilos", 1.5, "not-a-quantity"],
    ["lines.0.price", 0.1, "not-an-amount"],
    ["lines.0.price", -1, "not-an-amount"],
    ["customer", "Ayesha", "not-an-object"],
    ["customer.name", undefined, "missing"],
    ["customer.name", 7, "not-a-text"],
    ["customer.name", "", "empty"],
    ["customer.city", " \u200B ", "empty"],
    ["customer.name", "x".repeat(201), "too-long"],
    ["customer.email", "x".repeat(321), "too-long"],
    ["customer.address", "x".repeat(501), "too-long"],
    ["customer.city", "x".repeat(101), "too-long"],
    ["customer.phone", "x".repeat(41), "too-long"],
    ["customer.name", "A\nGrand total: Rs 1.00", "control-characters"],
    ["customer.email", "a@b.pk\r\nBcc: c@d.pk", "control-characters"],
    ["customer.name", "A\u2028B", "control-characters"],
    ["customer.address", "House 14\u0000", "control-characters"],
    ["customer.phone", "0321\u001B", "control-characters"],
    ["customer.name", "\uD83D", "not-well-formed"],
    ["neededBy", 7, "not-a-day"],
    ["neededBy", "", "not-a-day"],
    ["neededBy", "2025-02-30", "not-a-day"],
    ["payment", undefined, "missing"],
    ["payment", "card", "not-a-payment"],
    ["payment", ["cod"], "not-a-payment"],
    ["screenshotSent", 1, "not-a-yes-or-no"],
    ["payment", "online", "not-confirmed", "screenshotSent"],
    ["notes", undefined, "missing"],
    ["notes", "x".repeat(2001), "too-long"],
    ["notes", "\u0007", "control-characters"],
    ["notes", "half \uDE00", "not-well-formed"],
    ["total", undefined, "missing"],
    ["total", "105650", "not-an-amount"],
    ["total", 105_650.5, "not-an-amount"],
    ["total", -1, "not-an-amount"],
    ["total", 1e17, "not-an-amount"],
  ])("%s: %j is %s", (path, value, reason, field = path) => {
    expect(errorsOf(bodyWith(path, value))).toEqual([{ field, reason }]);
  });

  test.each([null, undefined, 7, "order", [], true])("the whole body: %j", (body) => {
    expect(errorsOf(body)).toEqual([{ field: "", reason: body === undefined ? "missing" : "not-an-object" }]);
  });

  test("one error per field", () => {
    expect(errorsOf(bodyWith("customer.name", "\u0000\uD83D".repeat(300)))).toEqual([
      { field: "customer.name", reason: "too-long" },
    ]);
    expect(errorsOf(bodyWith("customer.name", "\u0000\uD83D"))).toEqual([
      { field: "customer.name", reason: "not-well-formed" },
    ]);
    expect(errorsOf(bodyWith("customer.name", "\u0000"))).toEqual([
      { field: "customer.name", reason: "control-characters" },
    ]);
  });

  test("all fields at once", () => {
    const body = { ...request({ payment: "online", total: -1 }), lines: [{ id: 1, quantity: 0 }], key: "" };
    expect(errorsOf({ ...body, customer: { name: "", email: "a@b.pk" } })).toEqual([
      { field: "key", reason: "not-a-key" },
      { field: "lines.0.quantity", reason: "not-a-quantity" },
      { field: "customer.name", reason: "empty" },
      { field: "customer.address", reason: "missing" },
      { field: "customer.city", reason: "missing" },
      { field: "customer.phone", reason: "missing" },
      { field: "total", reason: "not-an-amount" },
      { field: "screenshotSent", reason: "not-confirmed" },
    ]);
  });
});

describe("typed text is kept", () => {
  test("in any script, with line ends and tabs where there are lines", () => {
    const customer = {
      ...request().customer,
      name: "  عائشہ \u200Fرحمان 💍 ",
      address: "House 14\nStreet 7\t(blue gate)",
    };
    const notes = "شکریہ\n\n<script>alert(1)</script>";
    const parsed = parseOrderRequest(request({ customer, notes }));
    expect(parsed).toMatchObject({ ok: true, request: { customer, notes } });
  });

  test("with one kind of line end", () => {
    expect(parseOrderRequest(request({ notes: "a\r\nb\rc" }))).toMatchObject({ request: { notes: "a\nb\nc" } });
  });

  test("up to the limits", () => {
    const { name, email, address, city, phone, notes } = maxLengths;
    const filled = (length: number) => "ع".repeat(length);
    const body = request({
      customer: {
        name: filled(name),
        email: filled(email),
        address: filled(address),
        city: filled(city),
        phone: filled(phone),
      },
      notes: filled(notes),
      lines: Array(maxLines).fill({
        id: 999_999_999,
        quantity: 9999,
        size: filled(20),
        scent: filled(50),
        kilos: 1000,
      }),
    });
    expect(parseOrderRequest(body).ok).toBe(true);
    expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThan(64 * 1024);
  });

  test("whatever it is", () => {
    fc.assert(
      fc.property(typedText, (text) => {
        const body = request({ notes: text });
        const parsed = parseOrderRequest(body);
        if (parsed.ok) expect(parsed.request.notes).toBe(text.replace(/\r\n?/g, "\n"));
        else expect(parsed.errors).toEqual([{ field: "notes", reason: "control-characters" }]);
      }),
    );
  });
});

test("the key is case-insensitive", () => {
  expect(parseOrderRequest(request({ key: request().key.toUpperCase() }))).toEqual({ ok: true, request: request() });
});

describe("never throws: any input is a request or errors", () => {
  const value = fc.oneof(fc.anything(), anyText, fc.double(), fc.constant({ __proto__: null }));

  test("any body", () => {
    fc.assert(
      fc.property(value, (body) => {
        const parsed = parseOrderRequest(body);
        expect(parsed.ok).toBe(false);
        expect(errorsOf(body).length).toBeGreaterThan(0);
      }),
    );
  });

  test("any value in any place", () => {
    const places = ["key", "lines", "lines.0", "lines.0.id", "lines.1.quantity", "lines.1.size", "lines.0.kilos"];
    const more = ["customer", "customer.name", "customer.address", "payment", "screenshotSent", "notes", "total"];
    fc.assert(
      fc.property(fc.constantFrom(...places, ...more), value, (path, part) => {
        fc.pre(part !== undefined);
        const body = bodyWith(path, part);
        const parsed = parseOrderRequest(body);
        if (parsed.ok) expect(parseOrderRequest(parsed.request)).toEqual(parsed);
        else
          for (const { field } of parsed.errors)
            expect(field === path || field.startsWith(path) || field === "screenshotSent").toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
