import type { Page } from "@playwright/test";
import type { OrderRequest } from "../../shop/order/request.ts";
import type { Step } from "../../shop/order/stage.ts";
import { findOrderPath, orderPath, yourOrdersPath } from "../../shop/paths.ts";
import { type MadeOrder, makeOrder, type OrderPlan, screenshot } from "./order-states.ts";
import type { Screen } from "./screens.ts";

type Happened = NonNullable<OrderPlan["happened"]>[number];

const did = (daysAgo: number, step: Step, by?: "shopper"): Happened => [
  daysAgo,
  { change: { kind: "step", step }, ...(by && { reason: "I would like the ring in 16 instead." }) },
  by,
];
const money = (daysAgo: number, step: "receive" | "not-received" | "refund"): Happened => [
  daysAgo,
  { change: { kind: "money", step } },
];
const sent = (daysAgo: number, courier: "TCS" | "By hand", tracking: string): Happened => [
  daysAgo,
  { change: { kind: "step", step: "send" }, courier, tracking },
];
const proof = (daysAgo: number): Happened => [daysAgo, "proof"];

const online: Partial<OrderRequest> = { payment: "online" };
/** In stock: nothing has to be made. */
const ready: Partial<OrderRequest> = { lines: [{ id: 98, quantity: 1, size: "17" }] };
const notes = "The baraat is on 6 December.";
const packed = [did(13, "confirm"), did(12, "make"), did(2, "pack")] as const;

const plans: Readonly<Record<string, OrderPlan>> = {
  "order-new": {},
  "order-new-wallet": { request: online },
  "order-new-proof": { request: online, happened: [proof(0.01)] },
  "order-new-received": { daysAgo: 1, request: online, happened: [proof(0.9), money(0.2, "receive")] },
  "order-new-not-received": { daysAgo: 1, request: online, happened: [proof(0.9), money(0.2, "not-received")] },
  "order-confirmed": { daysAgo: 1, happened: [did(0.5, "confirm")] },
  "order-confirmed-ready": { daysAgo: 1, request: ready, happened: [did(0.5, "confirm")] },
  "order-making-1": { daysAgo: 2, happened: [did(1, "confirm"), did(0, "make")] },
  "order-making": { daysAgo: 7, request: { notes }, happened: [did(6, "confirm"), did(5, "make")] },
  "order-making-late": { daysAgo: 21, happened: [did(20, "confirm"), did(18, "make")] },
  "order-packed": { daysAgo: 14, happened: packed },
  "order-sent": { daysAgo: 14, happened: [...packed, sent(1, "TCS", "7791 3045 218")] },
  "order-sent-by-hand": { daysAgo: 14, happened: [...packed, sent(1, "By hand", "")] },
  "order-delivered": {
    daysAgo: 16,
    happened: [...packed, sent(1.5, "TCS", "7791 3045 218"), did(0.5, "deliver")],
  },
  "order-cancelled": { daysAgo: 2, happened: [did(1.5, "cancel", "shopper")] },
  "order-cancelled-by-us": { daysAgo: 2, happened: [did(1.5, "confirm"), did(1, "cancel")] },
  "order-cancelled-paid": {
    daysAgo: 2,
    request: online,
    happened: [proof(1.9), money(1.5, "receive"), did(1, "cancel")],
  },
  "order-returned": {
    daysAgo: 16,
    happened: [...packed, sent(1.5, "TCS", "7791 3045 218"), did(0.5, "come-back")],
  },
};

const chosenBox = (page: Page) => page.getByText("Is this the one?");

/** Chooses a payment screenshot on the order’s page, up to its preview. */
export async function choose(page: Page): Promise<void> {
  await page.getByLabel("Add the screenshot").setInputFiles({
    name: "paid.png",
    mimeType: "image/png",
    buffer: await screenshot(),
  });
  await chosenBox(page).waitFor();
}

/** Stores orders in the browser, as if they had been made on this device. */
async function remember(page: Page, orders: readonly MadeOrder[]): Promise<void> {
  await page.goto("/healthz");
  const kept = orders.map((order) => ({
    ...order,
    total: 105_650,
    pieces: [
      { id: 1, name: "Aina" },
      { id: 98, name: "Gauhar" },
    ],
  }));
  await page.evaluate((text) => localStorage.setItem("naqsh-orders", text), JSON.stringify(kept));
}

/** The order's page in every state, and the pages that lead to it; orders are made in this database. */
export function orderScreens(database: string): Screen[] {
  const made = new Map<string, MadeOrder>();
  const open = async (page: Page, name: string) => {
    const order = made.get(name) ?? (await makeOrder(database, plans[name] ?? {}));
    made.set(name, order);
    await page.goto(orderPath(order.number, order.key));
    return order;
  };
  const all = async () => {
    for (const [name, plan] of Object.entries(plans))
      if (!made.has(name)) made.set(name, await makeOrder(database, plan));
    return [...made.values()];
  };
  return [
    ...Object.keys(plans).map((name): Screen => ({ name, prepare: async (page) => void (await open(page, name)) })),
    {
      name: "order-new-looked-at",
      prepare: async (page) => {
        await open(page, "order-new-wallet");
        await choose(page);
      },
    },
    {
      name: "order-new-sending",
      moving: true,
      prepare: async (page) => {
        await open(page, "order-new-wallet");
        await choose(page);
        await page.route("**/screenshot", () => {});
        await page.getByRole("button", { name: "Send it" }).click();
        await page.getByRole("button", { name: "Stop" }).waitFor();
      },
    },
    {
      name: "order-new-lost",
      prepare: async (page) => {
        await open(page, "order-new-wallet");
        await choose(page);
        await page.route("**/screenshot", (route) => route.abort());
        await page.getByRole("button", { name: "Send it" }).click();
        await page.getByRole("button", { name: "Try again" }).waitFor();
      },
    },
    {
      name: "order-new-no-picture",
      prepare: async (page) => {
        await open(page, "order-new-wallet");
        await page
          .getByLabel("Add the screenshot")
          .setInputFiles({ name: "paid.txt", mimeType: "text/plain", buffer: Buffer.from("paid") });
      },
    },
    {
      name: "order-cancel",
      prepare: async (page) => {
        await open(page, "order-new");
        await page.getByText("Cancel this order", { exact: true }).click();
      },
    },
    { name: "order-not-found", path: orderPath("NQ-000000", "nowhere") },
    { name: "order-find", path: findOrderPath },
    {
      name: "order-find-wrong",
      prepare: async (page) => {
        await page.goto(findOrderPath);
        await page.getByLabel("Order number").fill("nq 7f3k 92");
        await page.getByLabel("Phone number").fill("0300 0000000");
        await page.getByRole("button", { name: "Show my order" }).click();
        await page.getByText("No order has this number").waitFor();
      },
    },
    {
      name: "your-orders",
      prepare: async (page) => {
        await remember(page, await all());
        await page.goto(yourOrdersPath);
        await page.getByText("Being made, by hand").filter({ visible: true }).first().waitFor();
      },
    },
    {
      name: "your-orders-one",
      prepare: async (page) => {
        await remember(page, [await open(page, "order-making")]);
        await page.goto(yourOrdersPath);
        await page.getByText("Being made, by hand").filter({ visible: true }).first().waitFor();
      },
    },
    { name: "your-orders-none", path: yourOrdersPath },
  ];
}
