import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { enter } from "../../e2e/desk.ts";
import type { Screen } from "./screens.ts";

const run = promisify(execFile);
const command = join(import.meta.dirname, "..", "..", "server", "cli", "desk.ts");
const pictures = join(import.meta.dirname, "..", "..", "pictures");

/** The build's own address: the desk answers under no other, and forms of the shop are taken from no other. */
export const publicOrigin = "http://localhost:3000";

export type DeskSession = Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;

/** Fills the shop with the trial's orders and signs somebody in, once for all screens. */
export async function openDesk(browser: Browser, folder: string): Promise<DeskSession> {
  const env = { ...process.env, DATABASE_URL: `file:${join(folder, "shop.db")}`, PUBLIC_URL: publicOrigin };
  const say = async (...words: string[]) => (await run(process.execPath, [command, ...words], { env })).stdout.trim();
  await say("demo");
  const context = await browser.newContext({ baseURL: publicOrigin });
  await enter(await context.newPage(), (await say()).split("\n").at(-1) ?? "", "Sana Qureshi");
  const session = await context.storageState();
  await context.close();
  return session;
}

/** Opens the first order of a list, and what is asked for there. */
function order(list: string, sheet = "") {
  return async (page: Page) => {
    await page.goto(`/desk/orders?${list}`);
    await page.locator(".order-row-link").first().click();
    await page.getByRole("heading", { name: "So far" }).waitFor();
    if (sheet !== "") await page.goto(`${page.url()}?${sheet}=yes`);
  };
}

/** Sends a photograph that lies on its side for a piece, up to the frame. */
async function framed(page: Page): Promise<void> {
  await page.goto("/desk/pieces/56/pictures");
  const wide = join(
    pictures,
    readdirSync(pictures).find((file) => /^banner-art-2-desktop\..*\.webp$/.test(file)) ?? "",
  );
  const buffer = await sharp(wide).jpeg().toBuffer();
  await page.getByLabel("Choose pictures").setInputFiles({ name: "IMG_2044.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("application").waitFor();
}

export const deskScreens: readonly Screen[] = [
  { name: "desk-pieces", path: "/desk/pieces?edit=38" },
  { name: "desk-piece", path: "/desk/pieces/1" },
  { name: "desk-piece-pictures", prepare: framed },
  { name: "desk-piece-versions", path: "/desk/pieces/1/versions" },
  { name: "desk-shop", path: "/desk/shop" },
  { name: "desk-shop-section", path: "/desk/shop/announcement", only: "mobile" },
  { name: "desk-shop-banner", path: "/desk/shop/banner", only: "mobile" },
  { name: "desk-today", path: "/desk" },
  { name: "desk-orders", path: "/desk/orders" },
  { name: "desk-orders-tick", path: "/desk/orders?tick=yes", only: "mobile", whole: false },
  { name: "desk-orders-none", path: "/desk/orders?q=platinum" },
  { name: "desk-order-new", prepare: order("stage=new") },
  { name: "desk-order-proof", prepare: order("work=proof") },
  { name: "desk-order-send", prepare: order("stage=packed", "send"), whole: false },
  { name: "desk-order-cancel", prepare: order("stage=new", "cancel"), whole: false },
  { name: "desk-order-sent", prepare: order("stage=sent") },
  {
    name: "desk-slip",
    prepare: async (page) => {
      await order("stage=packed")(page);
      await page.goto(`${page.url()}/slip`);
    },
  },
];
