import { randomInt, randomUUID } from "node:crypto";
import sharp from "sharp";
import { fileEdition } from "../../catalogue/file-edition.server.ts";
import { shopper, twoLines } from "../../e2e/buying.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { orderCatalogueFrom } from "../../server/desk/order-catalogue.ts";
import { stepParts } from "../../server/desk/order-desk.ts";
import { parseEnvironment } from "../../server/environment.ts";
import { saveProof } from "../../server/follow/proofs.ts";
import { createLog } from "../../server/log.ts";
import { newOrderKey } from "../../server/orders/order-keys.ts";
import { type AskedStep, takeStep } from "../../server/orders/order-steps.ts";
import { createOrderStore } from "../../server/orders/order-store.ts";
import { placeOrder } from "../../server/orders/place-order.ts";
import { createPictureQueue } from "../../server/pictures/picture-queue.ts";
import { createPictureReader } from "../../server/pictures/read-picture.ts";
import { priceCart, shopDelivery } from "../../shop/cart/pricing.ts";
import { orderNumber } from "../../shop/order/number.ts";
import type { OrderRequest } from "../../shop/order/request.ts";

const day = 24 * 60 * 60_000;
const { catalogue, settings } = fileEdition;

type Done = Pick<AskedStep, "change" | "courier" | "tracking" | "reason"> | "proof";

export type OrderPlan = {
  /** How many days ago it was made, and what happened since, each so many days ago. */
  daysAgo?: number;
  happened?: readonly (readonly [daysAgo: number, done: Done, by?: "shopper" | undefined])[];
  request?: Partial<OrderRequest>;
};

export type MadeOrder = { number: string; key: string; createdAt: number };

/** Makes an order in the shop's database as it would be had all of this happened, by the shop's own rules. */
export async function makeOrder(databaseUrl: string, plan: OrderPlan): Promise<MadeOrder> {
  const parsed = parseEnvironment({ DATABASE_URL: databaseUrl });
  if (!parsed.ok) throw new Error(parsed.problems.join(" "));
  const database = await openDatabase(parsed.settings.database, createLog("silent"));
  const started = Date.now();
  const before = (days: number) => () => Math.round(started - days * day);
  try {
    const createdAt = before(plan.daysAgo ?? 0)();
    const placed = await placeOrder(
      {
        store: createOrderStore(database),
        selling: () => fileEdition,
        now: () => createdAt,
        newNumber: () => orderNumber(randomInt),
        newPageKey: newOrderKey,
        ordersPerPhone: "off",
      },
      requestOf(plan.request ?? {}),
    );
    if (placed.outcome !== "placed") throw new Error(`an order was not placed: ${placed.outcome}`);
    const { number } = placed.order;
    for (const [revision, [daysAgo, done, by]] of (plan.happened ?? []).entries()) {
      const now = before(daysAgo);
      const steps = stepParts({ database, now, ...orderCatalogueFrom(fileEdition, "") });
      const actor = by ? { by } : ({ by: "desk", name: "Sana" } as const);
      const answer =
        done === "proof"
          ? await saveProof(
              { database, steps, now, readPicture: createPictureReader(createPictureQueue()) },
              number,
              await screenshot(),
            )
          : await takeStep(steps, { number, revision, actor, ...done });
      if (!("ok" in answer ? answer.ok : answer.outcome === "done")) throw new Error(JSON.stringify(answer));
    }
    return { number, key: placed.pageKey, createdAt };
  } finally {
    await database.close();
  }
}

function requestOf(changes: Partial<OrderRequest>): OrderRequest {
  const { lines = twoLines } = changes;
  const { total } = priceCart(lines, (id) => catalogue.product(id), shopDelivery(settings));
  const isOnline = changes.payment === "online";
  return {
    key: randomUUID(),
    lines,
    customer: shopper,
    payment: "cod",
    screenshotSent: isOnline,
    notes: "",
    total,
    ...changes,
  };
}

/** A wallet app's confirmation of a payment. */
export function screenshot(): Promise<Buffer> {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1280" font-family="sans-serif">
      <rect width="720" height="1280" fill="#fff"/><circle cx="360" cy="220" r="84" fill="#2f6b4f"/>
      <path d="M322 222l28 28 52-56" fill="none" stroke="#fff" stroke-width="10"/>
      <g text-anchor="middle" fill="#1d0f22" font-weight="bold" font-size="52"><text x="360" y="400">Money sent</text>
      <text x="360" y="476">Rs 105,650.00</text></g><path d="M72 560h576M72 860h576" stroke="#ddd" stroke-width="2"/>
      <g fill="#1d0f22" font-size="36"><text x="72" y="640" fill="#666">To</text>
      <text x="72" y="700" font-weight="bold" font-size="44">Naqsh Jewellery</text><text x="72" y="760">0300 1234567</text>
      <text x="72" y="940" fill="#666">4:31 pm</text><text x="72" y="1000" fill="#666">TID 0248116730</text></g></svg>`),
  )
    .png()
    .toBuffer();
}
