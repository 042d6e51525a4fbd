import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openDeskServer } from "../testing/desk-server.ts";

type PlacedOrder = { payment?: "cod" | "online"; screenshotSent?: boolean; city?: string };

/** An order's page at the desk, with Sana there. */
async function openOrder({ payment = "cod", screenshotSent = false, city = "Lahore" }: PlacedOrder = {}) {
  const { ask, post, enter, database } = await openDeskServer();
  const cookie = await enter("Sana");
  const placed = await ask("/api/orders", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      key: randomUUID(),
      lines: [{ id: 98, quantity: 1, size: "17" }],
      customer: { name: "Ayesha", email: "a@example.com", address: "House 14", city, phone: "0321 5557890" },
      payment,
      screenshotSent,
      notes: "",
      total: 5450,
    }),
  });
  expect(placed.status, placed.body).toBe(201);
  const { number, key } = JSON.parse(placed.body);
  const page = `/desk/orders/${number}`;
  const send = (path: string, fields: Record<string, string>, by = cookie) => post(path, fields, { cookie: by });
  const step = (seen: number, fields: Record<string, string>, by = cookie) =>
    send(page, { intent: "step", seen: String(seen), ...fields }, by);
  const see = async (query = "") => (await ask(page + query, { headers: { cookie } })).body;
  const row = () => database.db.selectFrom("orders").selectAll().where("number", "=", number).executeTakeFirstOrThrow();
  return { ask, post, page, hers: `/order/${number}/${key}`, cookie, enter, send, step, see, row, database };
}

/** What the form around these words would send. */
function fieldsAt(body: string, words: string): Record<string, string> {
  const before = body.slice(0, body.indexOf(words));
  const form = before.slice(before.lastIndexOf("<form"));
  const inputs = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return Object.fromEntries(inputs.map(([, name = "", value = ""]) => [name, value]));
}

test("without script: sent and told of it, a message changed for once, reopened and confirmed", async () => {
  const { ask, page, cookie, send, step, see } = await openOrder();
  const led = async (seen: number, fields: Record<string, string>) => (await step(seen, fields)).headers.location;
  expect(await led(0, { step: "cancel" })).toBe(`${page}?done=yes`);
  expect(await led(1, { step: "reopen", and: "confirm" })).toBe(`${page}?done=yes`);
  expect(await led(3, { step: "pack" })).toBe(`${page}?done=yes`);
  const sent = { step: "send", courier: "TCS", tracking: "779", tell: "yes" };
  expect(await led(4, sent)).toBe(`${page}?done=yes&tell=yes`);
  expect(await see("?done=yes&tell=yes")).toMatch(
    /role="status" class="step-toast.*href="[^"]*\/whatsapp" target="_blank" rel="noreferrer"/s,
  );

  const ready = String((await ask(`${page}/whatsapp`, { headers: { cookie } })).headers.location);
  expect(decodeURIComponent(ready)).toContain("with TCS, 779");
  const text = `Salam & dua (the link to her order)`;
  const changed = await send(`${page}/whatsapp`, { text });
  expect(changed.status).toBe(303);
  expect(decodeURIComponent(String(changed.headers.location))).toMatch(
    /^https:\/\/wa\.me\/923215557890\?text=Salam & dua http:\/\/localhost:3000\/order\/NQ-\S+$/,
  );
});

test("an address correction that conflicts with another change stays in its sheet, and can be saved", async () => {
  const { page, send } = await openOrder();
  const typed = { address: "Flat 502, Marine View", city: "Karachi", phone: "0345 8120077" };
  const correct = (seen: number) => send(page, { intent: "correct", seen: String(seen), ...typed });
  await send(page, { intent: "step", step: "confirm", seen: "0" });
  const refused = await correct(0);
  expect(refused.status).toBe(409);
  for (const text of Object.values(typed)) expect(refused.body).toContain(text);
  expect(refused.body).toMatch(/<dialog open="".*Sana changed this order .*: Confirmed\. Yours isn’t saved yet\./s);
  expect((await correct(1)).headers.location).toBe(`${page}?done=yes`);

  const other = await send(page, { intent: "correct", seen: "1", ...typed, city: "Sialkot" });
  expect(other.body).toMatch(/<dialog open="".*Lahore became Karachi.* Yours isn’t saved yet\./s);
  const empty = await send(page, { intent: "correct", seen: "2", ...typed, city: " " });
  expect(empty.body).toMatch(/<dialog open="".*This can’t be empty\./s);
  await send(page, { intent: "step", step: "pack", seen: "2" });
  await send(page, { intent: "step", step: "send", seen: "3", without: "yes" });
  const late = await send(page, { intent: "correct", seen: "2", ...typed, city: "Lahore" });
  expect(late.body).not.toContain("<dialog");
  expect(late.body).toContain("Sana</bdi> changed this order");
  const tooLate = await send(page, { intent: "correct", seen: "4", ...typed, city: "Lahore" });
  for (const { body } of [late, tooLate])
    expect(body).toContain("You had typed: Flat 502, Marine View, Lahore, 0345 8120077");
});

test("a double submit is one step, and leads to the page; the next step is disabled for a moment", async () => {
  const { page, step, see, row } = await openOrder();
  const twice = [await step(0, { step: "confirm" }), await step(0, { step: "confirm" })];
  expect(twice.map(({ headers }) => headers.location)).toEqual([`${page}?done=yes`, `${page}?done=yes`]);
  expect(await row()).toMatchObject({ stage: "confirmed", revision: 1 });
  expect(await see("?done=yes")).toContain(`class="asleep"`);
  expect(await see()).not.toContain(`class="asleep"`);
});

test("beside a corrected address, Take it back puts the address back and leaves the step", async () => {
  const { page, send, step, see, row } = await openOrder();
  await step(0, { step: "confirm" });
  await send(page, { intent: "correct", seen: "1", address: "House 14", city: "Sialkot", phone: "0321 5557890" });
  const offered = fieldsAt(await see("?done=yes"), "Take it back");
  expect((await send(page, offered)).headers.location).toBe(`${page}?done=yes`);
  expect(await row()).toMatchObject({ stage: "confirmed", city: "Lahore", revision: 3 });
  const below = fieldsAt(await see(), "Not confirmed after all? Take it back");
  await send(page, below);
  expect(await row()).toMatchObject({ stage: "new", city: "Lahore" });
});

test("a sheet opened from a page that is out of date says what changed, and asks again", async () => {
  const { page, enter, send, step, see, row } = await openOrder();
  expect(await see()).toContain(`${page}?cancel=yes&amp;seen=0`);
  await step(0, { step: "confirm" }, await enter("Bilal"));
  const outdated = await see("?cancel=yes&seen=0");
  expect(outdated).not.toContain("<dialog");
  expect(outdated).toMatch(/Bilal<\/bdi> changed this order.*You wanted.*Cancelled/s);
  expect(outdated).toContain(`${page}?cancel=yes&amp;seen=1`);
  expect(await see("?cancel=yes&seen=1")).toContain("<dialog");

  expect(await see("?forget=yes&seen=0")).toMatch(/You wanted.*Remove customer’s details/s);
  const forgotten = await send(page, { intent: "forget", seen: "0" });
  expect(forgotten.status).toBe(409);
  expect(await row()).toMatchObject({ name: "Ayesha" });

  const typed = await step(0, { step: "cancel", reason: "Ordered twice" });
  expect(typed.body).toContain("You had typed: Ordered twice");
  await step(1, { step: "cancel" });
  expect(await see("?cancel=yes&seen=1"), "what she did herself she has seen").not.toContain("changed this order");
});

test("sent without a number only where that was pressed, or where nobody tracks it", async () => {
  const { step, row } = await openOrder();
  await step(0, { step: "confirm" });
  await step(1, { step: "pack" });
  const refused = await step(2, { step: "send", courier: "Leopards", tracking: " " });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatch(/<dialog open="".*value="Leopards".*Send without a number\?/s);
  expect(refused.body).toMatch(/<input[^>]*checked=""[^>]*value="Leopards"|<input[^>]*value="Leopards"[^>]*checked=""/);
  expect(await row()).toMatchObject({ stage: "packed" });
  expect((await step(2, { step: "send", courier: "By hand", tracking: "" })).status).toBe(302);
  expect((await step(3, { intent: "take-back" })).status).toBe(302);
  expect((await step(4, { step: "send", courier: "TCS", tracking: "", without: "yes" })).status).toBe(302);
});

test("a phone number that can't be rung is asked about once", async () => {
  const { page, send, row } = await openOrder();
  const typed = { address: "House 14", city: "Lahore", phone: "12" };
  const asked = await send(page, { intent: "correct", seen: "0", ...typed });
  expect(asked.status).toBe(409);
  expect(asked.body).toMatch(/<dialog open="".*Can we ring this\?/s);
  expect(fieldsAt(asked.body, ">Save<")).toMatchObject({ asked: "12" });
  expect(await row()).toMatchObject({ phone: "0321 5557890" });
  expect((await send(page, { intent: "correct", seen: "0", ...typed, asked: "12" })).status).toBe(302);
  expect(await row()).toMatchObject({ phone: "12" });
});

test("name, e-mail and day follow the checkout's rules; what isn't in the form stays", async () => {
  const { page, send, step, see, row } = await openOrder();
  const correct = (seen: number, fields: Record<string, string>) =>
    send(page, { intent: "correct", seen: String(seen), ...fields });
  for (const [fields, words] of [
    [{ name: " " }, "This can’t be empty."],
    [{ email: "" }, "This can’t be empty."],
    [{ email: "ayesha@" }, "This needs an @"],
    [{ neededBy: "6 December" }, "Type a day like"],
  ] as const)
    expect((await correct(0, fields)).body).toMatch(new RegExp(`<dialog open="".*${words}`, "s"));
  expect(await row()).toMatchObject({ name: "Ayesha", email: "a@example.com", revision: 0 });
  await correct(0, { name: "Aisha", neededBy: "2030-12-06" });
  expect(await see()).toContain("needed by 6 December");
  expect(await row()).toMatchObject({ name: "Aisha", email: "a@example.com", phone: "0321 5557890" });
  expect(await see("/slip")).toContain("Needed by 6 December");

  await step(1, { step: "confirm" });
  await step(2, { step: "pack" });
  const asked = await step(3, { step: "send", courier: "TCS", tracking: "" });
  expect(asked.body).toMatch(/Send without a number\? It can be added later\./);
  await step(3, { step: "send", courier: "TCS", tracking: "", without: "yes" });
  expect(await see()).toContain("Add the number");
  expect(await see("?correct=yes")).not.toMatch(/name="(address|neededBy)"/);
  const added = await send(page, { intent: "parcel", seen: "4", courier: "TCS", tracking: "779", tell: "yes" });
  expect(added.headers.location).toBe(`${page}?done=yes&tell=yes`);
  expect(await see("?done=yes&tell=yes")).toMatch(/Tracking number added.*Open WhatsApp/s);
});

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

test("removing a customer's details says what an open order loses, and leaves a complete header", async () => {
  const { page, send, see } = await openOrder();
  expect(await see("?forget=yes")).toMatch(/<dialog.*isn’t finished/s);
  await send(page, { intent: "forget", seen: "0" });
  const forgotten = await see();
  expect(forgotten).not.toMatch(/<bdi><\/bdi>,/);
  expect(forgotten).toContain("Details removed");
});

test("an open page can ask whether anything has happened", async () => {
  const { ask, page, cookie, send } = await openOrder();
  const latest = async () => JSON.parse((await ask(`${page}/latest`, { headers: { cookie } })).body).event;
  const before = await latest();
  await send(page, { intent: "note", note: "Rang", after: "0" });
  expect(await latest()).toBeGreaterThan(before);
  expect((await ask(`${page}/latest`)).status).toBe(302);
});

test("a shopper who cancels after her address was corrected sees that, and is asked again", async () => {
  const { post, page, hers, send, row } = await openOrder();
  await send(page, { intent: "correct", seen: "0", address: "House 15", city: "Lahore", phone: "0321 5557890" });
  const cancel = (seen: string) => post(hers, { intent: "cancel", seen, reason: "Ordered twice" });
  const { status, body } = await cancel("0");
  expect(status).toBe(409);
  expect(body).toMatch(/House 15.*<details open="".*>Ordered twice<\/textarea>.*changed meanwhile/s);
  expect(body).not.toContain("can’t be cancelled here");
  expect((await cancel(String(fieldsAt(body, "Cancel this order?").seen))).status).toBe(303);
  expect(await row()).toMatchObject({ stage: "cancelled" });
});

test("without script: an e-mail that doesn't get through is explained, tried again and given up", async () => {
  const { ask, page, cookie, send, database } = await openOrder();
  const refuse = () =>
    database.transact((trx) =>
      trx.updateTable("outbox").set({ attempts: 2, last_problem: "412 Invalid grant" }).execute(),
    );
  const look = async (path = page) => (await ask(path, { headers: { cookie } })).body;
  await refuse();
  const told = await look();
  for (const words of ["isn’t getting through", "connect it again", "412 Invalid grant", "Tried 2 times"])
    expect(told).toContain(words);
  expect((await send(page, { intent: "retry-mail", mail: "order" })).headers.location).toBe(`${page}?mail=retried`);
  const retried = await look(`${page}?mail=retried`);
  expect(retried).toContain("goes out again within a minute");
  expect(retried).not.toContain("isn’t getting through");
  await refuse();
  expect((await send(page, { intent: "give-up-mail", mail: "order" })).headers.location).toBe(`${page}?mail=given-up`);
  expect(await look()).not.toContain("isn’t getting through");
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
