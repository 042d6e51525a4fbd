import { expect, test } from "vitest";
import { openOrder } from "../testing/open-order.ts";

test("a warning about the money comes before an unpaid order is sent, and before a paid one is cancelled", async () => {
  const { page, send, step, see, row } = await openOrder({ payment: "online", screenshotSent: true });
  await step(0, { step: "confirm" });
  await step(1, { step: "pack" });
  expect(await see("?send=yes")).toMatch(/<dialog.*5,450 isn’t known to have come/s);
  expect(await see("?cancel=yes")).toMatch(/<dialog.*look into the wallet/s);
  await send(page, { intent: "money", step: "not-received", seen: "2" });
  expect(await see("?send=yes")).toMatch(
    /<dialog.*Send it without the money\? (<!-- -->)?Rs.5,450 hasn’t come\..*<details[^>]*><summary[^>]*>Send it anyway.*Wait for it/s,
  );
  await send(page, { intent: "money", step: "receive", seen: "3" });
  expect(await see("?send=yes")).not.toMatch(/without the money/);
  expect(await see("?cancel=yes")).toMatch(
    /<dialog.*Paid\. Her page promises it back within 3 days, and Today keeps it/s,
  );
  await step(4, { step: "cancel" });
  await send(page, { intent: "money", step: "refund", seen: "5" });
  expect(await see()).not.toMatch(/<p[^>]*>\.<\/p>/);
  await step(6, { step: "reopen" });
  expect(await row()).toMatchObject({ stage: "new", money: "due" });
});

test("without script: a sum that can't be stays in its sheet, a payment is booked, and another's change comes first", async () => {
  const { page, send, see, row, enter } = await openOrder({ payment: "online", screenshotSent: true });
  const entry = (seen: number, fields: Record<string, string>) =>
    send(page, { intent: "entry", way: "raast", seen: String(seen), ...fields });
  expect(await see("?payment=yes&seen=0")).toMatch(/name="sum"[^>]*value="5,450"|value="5,450"[^>]*name="sum"/);
  for (const sum of ["", "0", "-5", "1.5", "all of it", "9".repeat(13)]) {
    const refused = await entry(0, { sum });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatch(/<dialog open="".*Enter a payment.*Whole rupees only\./s);
  }
  const back = await entry(0, { sum: "1", back: "yes" });
  expect(back.body).not.toContain("<dialog");
  expect((await send(page, { intent: "entry", way: "by magic", sum: "5", seen: "0" })).status).toBe(409);
  expect(await row()).toMatchObject({ revision: 0, received: 0 });

  expect((await entry(0, { sum: "Rs 2,000" })).headers.location).toBe(`${page}?done=yes`);
  expect(await row()).toMatchObject({ money: "due", received: 2000, revision: 1 });
  const more = await entry(1, { sum: "2,001", back: "yes" });
  expect(more.body).toMatch(/<dialog open="".*Give back.*came in\. More can’t go back\./s);

  const bilal = await enter("Bilal");
  await send(page, { intent: "step", step: "confirm", seen: "1" }, bilal);
  const late = await entry(1, { sum: "3,450" });
  expect(late.body).toContain("You had typed: 3,450, raast");
  expect(late.body).toMatch(/Enter a payment(<!-- -->)? anyway/);
  expect(await row()).toMatchObject({ received: 2000 });
});

test("a payment has its day and a word, and neither a day to come nor none", async () => {
  const { page, hers, ask, send, see, database } = await openOrder({ payment: "online", screenshotSent: true });
  const entry = (seen: number, fields: Record<string, string>) =>
    send(page, { intent: "entry", way: "wallet", sum: "5,450", seen: String(seen), ...fields });
  for (const day of ["2031-01-01", "", "soon"]) {
    const refused = await entry(0, { when: "other", day, note: "TID 551" });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatch(/<dialog open="".*Today, or a day before it\./s);
    expect(refused.body).toContain("TID 551");
  }
  expect((await entry(0, { when: "other", day: "2025-11-12", note: "TID 551" })).status).toBe(302);
  const entries = () => database.db.selectFrom("order_money").selectAll().orderBy("id").execute();
  expect(await entries()).toMatchObject([{ sum: 5450, note: "TID 551", paid_on: 20_404 }]);
  expect(await see()).toMatch(/12 November, entered .*TID 551/s);
  expect((await ask(hers)).body).not.toContain("TID 551");
  await send(page, { intent: "forget", seen: "1" });
  expect(await entries()).toMatchObject([{ sum: 5450, note: "", paid_on: 20_404 }]);
  expect(await see()).not.toContain("TID 551");
});

test("making asks once where it was to wait for the advance", async () => {
  const { page, send, step, see, row } = await openOrder();
  await step(0, { step: "confirm" });
  const asked = { intent: "advance", part: "1090", sum: "", until: "2026-11-21", first: "yes", tell: "yes", seen: "1" };
  expect((await send(page, asked)).headers.location).toBe(`${page}?done=yes&tell=yes`);
  expect(await row()).toMatchObject({ advance: 1090, advance_first: 1, advance_until: 20_778 });
  expect(await see()).toContain("Wait for the advance.");
  expect(await see("?make=yes")).toMatch(
    /<dialog.*Start without the advance\? (<!-- -->)?Rs.1,090 of the advance hasn’t come\./s,
  );
  expect((await step(2, { step: "make" })).status).toBe(302);
  expect(await row()).toMatchObject({ stage: "making" });
});

test("a delivered order leaves its cash with the courier, unless it is here; whoever brings it by hand has it", async () => {
  for (const [courier, ticked] of [
    ["TCS", false],
    ["By hand", true],
  ] as const) {
    const { step, see, row, hers, ask } = await openOrder();
    await step(0, { step: "confirm" });
    await step(1, { step: "pack" });
    await step(2, { step: "send", courier, without: "yes" });
    expect(await see()).toMatch(ticked ? /name="here"[^>]*checked=""/ : /name="here"(?![^>]*checked)/);
    await step(3, { step: "deliver", unpaid: "yes", ...(ticked && { here: "yes" }) });
    expect(await row()).toMatchObject(ticked ? { money: "received", received: 5450 } : { money: "due", received: 0 });
    if (!ticked) expect(await see()).toMatch(/Rs.5,450 with TCS.*Cash with TCS/s);
    expect((await ask(hers)).body).toContain(`Cash on Delivery, ${ticked ? "received" : "paid at the door"}`);
  }
});

test("an advance is asked for up to the total, and no longer", async () => {
  const { page, hers, ask, send, row } = await openOrder();
  const advance = (seen: number, fields: Record<string, string>) =>
    send(page, { intent: "advance", seen: String(seen), ...fields });
  expect((await advance(0, { sum: "5,451" })).body).toMatch(/<dialog open="".*The order is .*in all\./s);
  expect((await advance(0, { sum: "1,000" })).headers.location).toBe(`${page}?done=yes`);
  expect(await row()).toMatchObject({ advance: 1000, revision: 1 });
  expect((await ask(hers)).body).toContain("Rs 4,450.00 remain for the courier.");
  expect((await advance(1, { sum: "1,000", none: "yes" })).headers.location).toBe(`${page}?done=yes`);
  expect(await row()).toMatchObject({ advance: 0 });
  expect((await ask(hers)).body).not.toContain("in advance");
});
