import { randomBytes } from "node:crypto";
import { expect as patientExpect } from "@playwright/test";
import sharp from "sharp";
import { openBrowserFor, openPhone, openTab, slow4G } from "../../bench/browser/phone.ts";
import { openExistingDatabase } from "../../server/database/open-database.ts";
import { maxProofBytes } from "../../shop/follow/order-follower.ts";
import { orderPath } from "../../shop/paths.ts";
import { parseDatabaseUrl, silentLog } from "../order-audit.ts";
import { placeOnlineOrder, shopUrl } from "../order-pages.ts";
import { startProxy } from "../proxy.ts";
import { type Finding, isTrue } from "../report.ts";
import { startShop } from "../shop-process.ts";

/** Ten megabytes take two minutes on slow 4G, and longer on a busy machine. */
const expect = patientExpect.configure({ timeout: 480_000 });

/** Uploads the largest screenshot on slow 4G in a real browser; the first try is cut off half way. */
export async function uploadOnSlowConnection(url: string): Promise<Finding[]> {
  const shop = await startShop({ database: url });
  const order = await placeOnlineOrder(shop.origin);
  const file = await largestPicture();
  const connection = await startProxy([{ port: shop.port, host: "127.0.0.1" }]);
  const browser = await openBrowserFor(shopUrl, connection.port);
  try {
    const { page, cdp } = await openTab(await openPhone(browser, shopUrl), {});
    await page.goto(orderPath(order.number, order.key));
    await page
      .getByLabel("Add the screenshot")
      .setInputFiles({ name: "paid.png", mimeType: "image/png", buffer: file });
    await expect(page.getByText("Is this the one?")).toBeVisible();
    await cdp.send("Network.emulateNetworkConditions", { offline: false, ...slow4G });
    await page.getByRole("button", { name: "Send it" }).click();
    await expect(page.getByText(/^Sending, [3-9]\d %$/)).toBeVisible();
    connection.cut();
    await expect(page.getByText("Your screenshot is still here.")).toBeVisible();
    const before = await storedProofs(url);
    const again = performance.now();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Your screenshot is with us", { exact: true }).first()).toBeVisible();
    const seconds = Math.round((performance.now() - again) / 1000);
    return [
      isTrue("cut in the middle: nothing is stored of it", before === 0),
      isTrue(
        "it is still chosen, and arrives when it is sent again",
        (await storedProofs(url)) === 1,
        `after ${seconds} s`,
      ),
    ];
  } finally {
    await browser.close();
    connection.close();
    await shop.end("SIGKILL");
  }
}

/** Noise can't be compressed: three bytes a pixel. */
async function largestPicture(): Promise<Buffer> {
  const side = Math.floor(Math.sqrt((maxProofBytes * 0.99) / 3));
  const file = await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  if (file.length > maxProofBytes) throw new Error(`${file.length} bytes are too many.`);
  return file;
}

async function storedProofs(url: string): Promise<number> {
  const database = await openExistingDatabase(parseDatabaseUrl(url), silentLog);
  const proofs = await database.db.selectFrom("order_proofs").select("order_number").execute();
  await database.close();
  return proofs.length;
}
