import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openDeskServer } from "../testing/desk-server.ts";

/** The desk with Sana there, and a shopper who orders. */
async function openShop() {
  const { ask, post, enter } = await openDeskServer();
  return { ask, post, cookie: await enter("Sana"), place: () => placeOrder(ask) };
}

async function placeOrder(ask: Awaited<ReturnType<typeof openDeskServer>>["ask"]): Promise<string> {
  const placed = await ask("/api/orders", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      key: randomUUID(),
      lines: [{ id: 98, quantity: 1, size: "17" }],
      customer: { name: "Ayesha", email: "a@example.com", address: "House 14", city: "Lahore", phone: "0321 5557890" },
      payment: "cod",
      screenshotSent: false,
      notes: "",
      total: 5450,
    }),
  });
  expect(placed.status, placed.body).toBe(201);
  return JSON.parse(placed.body).number;
}

test("without script: several are cancelled at once, but for one that changed meanwhile, and the list stays open", async () => {
  const { ask, post, cookie, place } = await openShop();
  const [first, second, gone] = [await place(), await place(), await place()];
  const step = (number: string, seen: number, fields: Record<string, string>) =>
    post(`/desk/orders/${number}`, { intent: "step", seen: String(seen), ...fields }, { cookie });
  await step(gone, 0, { step: "confirm" });
  await step(gone, 1, { step: "pack" });
  await step(gone, 2, { step: "send", courier: "TCS", tracking: "779" });

  const ticked = [`${first}.0`, `${second}.0`, `${gone}.3`].map((value) => `orders=${value}`).join("&");
  const asked = await ask(`/desk/orders?q=ayesha&cancel=yes&${ticked}`, { headers: { cookie } });
  const sheet = /<dialog .*<\/dialog>/s.exec(asked.body)?.[0] ?? "";
  expect(sheet).toContain("Cancel 2 orders?");
  expect(sheet.split("Left as they are")[1]).toMatch(new RegExp(`${gone}.*On the way already`, "s"));
  const offered = [...sheet.matchAll(/name="orders" value="([^"]+)"/g)].map(([, value]) => value);
  expect(offered.sort()).toEqual([`${first}.0`, `${second}.0`].sort());

  await step(second, 0, { step: "confirm" });
  const answer = await ask("/desk/orders?q=ayesha&stage=new", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost:3000", cookie },
    body: `intent=cancel&reason=Ordered+twice&${ticked}`,
  });
  const location = new URL(String(answer.headers.location), "http://localhost:3000");
  expect(location.pathname).toBe("/desk/orders");
  expect(Object.fromEntries(location.searchParams)).toEqual({
    q: "ayesha",
    stage: "new",
    done: "1",
    left: `${second} ${gone}`,
  });
  expect((await ask(`/desk/orders/${first}`, { headers: { cookie } })).body).toContain("Ordered twice");
});
