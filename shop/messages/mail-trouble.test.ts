import { expect, test } from "vitest";
import { explainTrouble, type MailTrouble } from "./mail-trouble.ts";

const trouble: MailTrouble = { mail: "order", news: undefined, attempts: 6, problem: "500", isFinal: false };
const explain = (changes: Partial<MailTrouble>) => explainTrouble({ ...trouble, ...changes }, "Ayesha");

test("names the e-mail by whom it is to and what it says", () => {
  expect(explain({}).title).toBe("The e-mail to you about this order isn’t getting through");
  expect(explain({ news: "sent" }).title).toBe("The e-mail to Ayesha that it is on its way isn’t getting through");
  expect(explain({ news: "shopper-paid" }).title).toBe("The e-mail to you about the payment isn’t getting through");
});

test.each([
  ["400 The Public Key is invalid", /keys or its template/, /compare them/],
  ["404 Account not found", /keys or its template/, /compare them/],
  ["403 API calls are disabled for non-browser applications", /doesn’t let the shop in/, /Security/],
  ["412 Gmail_API: Invalid grant", /mailbox/, /connect it again/],
  ["426 Quota has been reached", /used up/, /plan/],
  ["422 The recipients address is empty", /whom/, /To Email/],
  ["429 Too Many Requests", /busy/, /Nothing to do/],
  ["503", /can’t be reached/, /Nothing to do/],
  ["ECONNREFUSED", /can’t be reached/, /Nothing to do/],
  ["no answer within 10 s", /can’t be reached/, /Nothing to do/],
  ["418 I'm a teapot", /refuses/, /Email History/],
])("%s", (problem, cause, remedy) => {
  const told = explain({ problem });
  expect(told.cause).toMatch(cause);
  expect(told.remedy).toMatch(remedy);
  expect(told.remedy).toContain("It is tried again by itself.");
});

test("for an address that the service never accepts, the remedy is the phone", () => {
  const told = explain({ news: "placed", problem: "422 The recipients address is corrupted", isFinal: true });
  expect(told.cause).toContain("address");
  expect(told.remedy).toBe("Ring Ayesha or write on WhatsApp instead. It isn’t tried again by itself.");
});
