import { expect, test } from "vitest";
import { openOrder } from "../testing/open-order.ts";

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
