import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import {
  cartLink,
  completeOrder,
  fieldOf,
  fillIn,
  heading,
  loseAnswers,
  main,
  onOrders,
  openCart,
  openCheckout,
  passPlacing,
  place,
  placedHeading,
  placingHeading,
  shownNumber,
  watchOrders,
} from "../buying.ts";
import { findFreePort } from "../free-port.ts";
import { expectFailure, notice, tryAgain } from "../order-notices.ts";
import { startShop } from "../start-shop.ts";
import { axe, expect, mailsWith, test } from "../test.ts";

test.beforeEach(async ({ page, problems }) => {
  // What these tests are about: requests for an order that fail.
  problems.allow(/api\/orders/);
  await page.clock.install();
});

test("an answer that is lost on the way: trying again finds the one order, and one e-mail is sent", async ({
  page,
}) => {
  test.slow();
  const answered = watchOrders(page);
  await openCheckout(page);
  await fillIn(page);
  const stored = await loseAnswers(page, 2);
  await completeOrder(page).click();
  await expectFailure(page);
  await tryAgain(page).click();
  await expectFailure(page);
  await completeOrder(page).click();
  await passPlacing(page);

  const number = await shownNumber(page);
  expect(stored).toEqual([number, number]);
  await expect.poll(() => answered).toMatchObject([{ status: 200, number }]);
  await expect(cartLink(page)).toHaveAccessibleName("Cart");

  // Mails leave in the order of their orders: when the next one's is there, this one's are all there.
  await openCheckout(page);
  await fillIn(page);
  await place(page);
  const next = await shownNumber(page);
  await expect.poll(async () => (await mailsWith(next)).length, { timeout: 60_000 }).toBe(1);
  expect(await mailsWith(number)).toHaveLength(1);
});

test("a shop that is killed with the order in hand has it when it is back, once", async ({ page, browser }) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), "naqsh-e2e-"));
  const port = await findFreePort();
  let shop = await startShop({ port, folder });
  const context = await browser.newContext({
    baseURL: shop.origin,
    ...(page.viewportSize() && { viewport: page.viewportSize() }),
  });
  const tab = await context.newPage();
  try {
    await tab.clock.install();
    await openCheckout(tab);
    await fillIn(tab);
    await onOrders(
      tab,
      async (route) => {
        await route.fetch();
        await shop.kill();
        await route.abort("connectionreset");
      },
      1,
    );
    await completeOrder(tab).click();
    await expectFailure(tab);
    await tryAgain(tab).click();
    await expectFailure(tab);

    shop = await startShop({ port, folder });
    await tryAgain(tab).click();
    await passPlacing(tab);
    const number = await shownNumber(tab);

    const orders = join(import.meta.dirname, "..", "..", "server", "cli", "orders.ts");
    const env = { ...process.env, DATABASE_URL: `file:${join(folder, "shop.db")}` };
    const { stdout } = await promisify(execFile)(process.execPath, [orders, "csv"], { env });
    expect(stdout.match(/NQ-[2-9C-Y]{4}-[2-9C-Y]{2}/g)?.every((found) => found === number)).toBe(true);
    expect(stdout).toContain(number);
  } finally {
    await context.close();
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test("details changed after a try that never arrived: the order is the changed one", async ({ page }) => {
  const answered = watchOrders(page);
  await openCheckout(page);
  await fillIn(page);
  await onOrders(page, (route) => route.abort("connectionrefused"), 1);
  await completeOrder(page).click();
  await expectFailure(page);
  await fieldOf(page, "city").fill("Karachi");
  await tryAgain(page).click();
  await passPlacing(page);
  await expect(placedHeading(page)).toBeVisible();
  await expect.poll(() => answered.map(({ status }) => status)).toEqual([201]);
  expect(answered[0]?.body).toContain("Karachi");
  await expect(main(page).getByText(/first try had already reached us/)).toHaveCount(0);
});

test("details changed after a try that had arrived: that order is shown, and it is said", async ({ page }) => {
  const answered = watchOrders(page);
  await openCheckout(page);
  await fillIn(page);
  const stored = await loseAnswers(page, 1);
  await completeOrder(page).click();
  await expectFailure(page);
  await fieldOf(page, "city").fill("Karachi");
  await page.goto("/product/38");
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.goto("/checkout");
  await tryAgain(page).click();
  await passPlacing(page);

  expect([await shownNumber(page)]).toEqual(stored);
  await expect.poll(() => answered.map(({ status }) => status)).toEqual([409, 200]);
  await expect(main(page).getByText(/^Your first try had already reached us/)).toBeVisible();
  await expect(main(page).getByRole("region", { name: "Order summary" })).toContainText("Lahore");
  // What she put in afterwards was not ordered, and is still hers.
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 piece");
});

test("Back while it is placed: the cart waits for the answer and shows it", async ({ page }) => {
  const answered = watchOrders(page);
  await openCart(page, [{ id: 38, quantity: 1 }]);
  await page.getByRole("region", { name: "Summary" }).getByRole("link", { name: "Checkout" }).click();
  await fillIn(page);
  const answer = await holdOrders(page);
  await completeOrder(page).click();
  await expect(placingHeading(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText("Your order is on its way to us");
  await expect(main(page).getByText("An order of Bijli is being placed.")).toBeVisible();
  await expect(main(page).getByRole("textbox")).toHaveCount(0);
  await axe(page);

  answer();
  const placed = main(page).getByRole("region", { name: "Your Order Has Been Placed!" });
  await expect.poll(() => answered.length).toBeGreaterThan(0);
  await page.clock.fastForward(2_500);
  await expect(placed).toBeFocused();
  await expect(placed).toContainText(`We have your order of Bijli. Order number ${answered[0]?.number}.`);
  await expect(placed.getByRole("link", { name: "See your order" })).toBeVisible();
  await expect(heading(page)).toHaveText("Your cart is empty");
  await axe(page);
  // It has been shown: checkout begins with the next one.
  await page.goto("/checkout");
  await expect(heading(page)).toHaveText("Your cart is empty!");
  expect(new Set(answered.map(({ number }) => number)).size).toBe(1);
});

test("a cart that was changed while its order was on its way is not ordered without a press", async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  const answer = await holdOrders(page);
  await completeOrder(page).click();
  await expect(placingHeading(page)).toBeVisible();
  await page.goto("/product/38");
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  answer();
  const answered = watchOrders(page);
  await page.goto("/checkout");
  await expect(notice(page, "We couldn’t reach the shop")).toBeVisible();
  await page.goto("/cart");
  const news = main(page).getByRole("region", { name: "We couldn’t reach the shop" });
  await expect(news).toContainText("Your order of Aina with dupatta and 2 Gauhar in size 17 may have arrived or not.");
  expect(answered).toEqual([]);
  await news.getByRole("link", { name: "Try again at checkout" }).click();
  await tryAgain(page).click();
  await passPlacing(page);
  await expect(placedHeading(page)).toBeVisible();
});

/** The shop's answers to orders wait until what this gives is called. */
async function holdOrders(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await onOrders(page, async (route) => {
    await held.promise;
    // A page that was left has taken its request with it.
    await route.continue().catch(() => undefined);
  });
  return held.resolve;
}
