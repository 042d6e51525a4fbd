import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { enter, password, signIn } from "../../e2e/desk-test.ts";
import { choose } from "./order-screens.ts";
import type { Screen } from "./screens.ts";

const run = promisify(execFile);
const command = join(import.meta.dirname, "..", "..", "server", "cli", "desk.ts");
const pictures = join(import.meta.dirname, "..", "..", "pictures");

/** The PUBLIC_URL of the build: desk and forms accept no other origin. */
export const publicOrigin = "http://localhost:3000";

export type DeskSession = Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;

export type DeskShop = {
  /** The output of `npm run desk` with these arguments. */
  say(...words: string[]): Promise<string>;
  /** The link that `npm run desk` prints. */
  link(): Promise<string>;
};

export function deskOf(folder: string): DeskShop {
  const env = { ...process.env, DATABASE_URL: `file:${join(folder, "shop.db")}`, PUBLIC_URL: publicOrigin };
  const say: DeskShop["say"] = async (...words) =>
    (await run(process.execPath, [command, ...words], { env })).stdout.trim();
  return { say, link: async () => (await say()).split("\n").at(-1) ?? "" };
}

/** Signs somebody in, once for all screens. */
export async function enterDesk(browser: Browser, { link }: DeskShop): Promise<DeskSession> {
  const context = await browser.newContext({ baseURL: publicOrigin });
  await enter(await context.newPage(), await link(), "Sana Qureshi");
  const session = await context.storageState();
  await context.close();
  return session;
}

async function guess(page: Page): Promise<void> {
  await signIn(page, "Sana Qureshi", "not the password");
  await page.getByRole("alert").waitFor();
}

/** Before anybody is signed in. */
export function doorScreens(link: DeskShop["link"]): readonly Screen[] {
  return [
    { name: "desk-sign-in", path: "/desk/sign-in" },
    {
      name: "desk-welcome",
      prepare: async (page) => {
        await page.goto(await link());
        await page.getByLabel("Your name").fill("Sana Qureshi");
        await page.getByLabel("Password", { exact: true }).fill(password);
      },
    },
    { name: "desk-sign-in-wrong", path: "/desk/sign-in", prepare: guess, only: "mobile" },
    {
      name: "desk-sign-in-slow",
      path: "/desk/sign-in",
      prepare: async (page) => {
        const isSlow = () => page.getByRole("alert").filter({ hasText: "Too many tries" }).isVisible();
        while (!(await isSlow())) {
          await page.goto("/desk/sign-in");
          await guess(page);
        }
      },
      only: "mobile",
    },
  ];
}

/** While there is no order. */
export const firstDayScreens: readonly Screen[] = [{ name: "desk-today-empty", path: "/desk" }];

/** Opens the first order of a list, and one of its dialogs. */
function order(list: string, sheet = "") {
  return async (page: Page) => {
    await page.goto(`/desk/orders?${list}`);
    await page.locator(".order-row-link").first().click();
    await page.getByRole("heading", { name: "So far" }).waitFor();
    if (sheet !== "") await page.goto(`${page.url()}?${sheet}=yes`);
  };
}

/** A shopper adds the screenshot on her own page, by the link that the desk makes. */
async function proven(page: Page): Promise<void> {
  await order("work=proof")(page);
  const proof = page.getByRole("img", { name: /^The screenshot of the payment/ });
  if (!(await proof.isVisible())) {
    await page.getByRole("button", { name: "Make a link" }).click();
    const hers = await page.context().newPage();
    await hers.goto((await page.getByText(/\/order\/NQ-/).textContent()) ?? "");
    await choose(hers);
    await hers.getByRole("button", { name: "Send it" }).click();
    await hers.getByText("Your screenshot is with us").first().waitFor();
    await hers.close();
    await page.reload();
  }
  await proof.waitFor();
}

/** Ticks the orders of a list that have a text. */
function tick(list: string, fitting: string) {
  return async (page: Page) => {
    await page.goto(`/desk/orders?${list}`);
    for (const row of await page.locator(".order-row").filter({ hasText: fitting }).all())
      await row.getByRole("checkbox", { name: /^Tick NQ-/ }).check();
  };
}

/** Cancels the order in another tab while it is open. */
async function conflict(page: Page): Promise<void> {
  await order("stage=new")(page);
  const other = await page.context().newPage();
  await other.goto(`${page.url()}?cancel=yes`);
  await other.getByLabel("Reason").fill("She rang: ordered twice.");
  await other.getByRole("button", { name: "Cancel the order" }).click();
  await other.getByRole("status").filter({ hasText: "Cancelled" }).waitFor();
  await other.close();
  await page.getByRole("button", { name: "Confirm order" }).filter({ visible: true }).click();
  await page.getByRole("alert").waitFor();
}

async function invite(page: Page): Promise<void> {
  await page.getByText("Invite somebody").click();
  await page.getByLabel("Whom is the link for?").fill("Nadia");
  await page.getByRole("button", { name: "Make the link" }).click();
  await page.getByLabel("Whom is the link for?").waitFor({ state: "hidden" });
}

/** Uploads a landscape photograph for a piece, up to the crop frame. */
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
  { name: "desk-orders-tick", prepare: tick("tick=yes", "Ready to send"), whole: false },
  {
    name: "desk-orders-send",
    prepare: async (page) => {
      await tick("tick=yes&stage=packed", "Ready to send")(page);
      await page.getByRole("button", { name: /^Send \d+$/ }).click();
      await page.getByRole("heading", { name: /^Send / }).waitFor();
    },
  },
  { name: "desk-orders-none", path: "/desk/orders?q=platinum" },
  { name: "desk-order-new", prepare: order("stage=new") },
  { name: "desk-order-proof", prepare: proven },
  { name: "desk-order-send", prepare: order("stage=packed", "send"), whole: false },
  { name: "desk-order-cancel", prepare: order("stage=new", "cancel"), whole: false },
  { name: "desk-order-correct", prepare: order("stage=new", "correct"), whole: false },
  { name: "desk-order-sent", prepare: order("stage=sent") },
  { name: "desk-order-delivered", prepare: order("stage=delivered") },
  { name: "desk-order-cancelled", prepare: order("stage=cancelled") },
  {
    name: "desk-slip",
    prepare: async (page) => {
      await order("stage=packed")(page);
      await page.goto(`${page.url()}/slip`);
    },
  },
  { name: "desk-people", path: "/desk/people", prepare: invite },
  { name: "desk-people-code", path: "/desk/people/code" },
  // Last: it leaves the order cancelled.
  { name: "desk-order-conflict", prepare: conflict },
];
