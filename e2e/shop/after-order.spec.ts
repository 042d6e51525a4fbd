import type { Page } from "@playwright/test";
import {
  cartLink,
  completeOrder,
  fieldOf,
  fillIn,
  heading,
  main,
  openCart,
  openCheckout,
  passPlacing,
  place,
  placedHeading,
  placingHeading,
  shownNumber,
  stopClock,
  watchOrders,
} from "../buying.ts";
import { expect, test } from "../test.ts";

const summary = (page: Page) => main(page).getByRole("region", { name: "Order summary" });
const steps = (page: Page) => main(page).getByRole("region", { name: "What happens next" }).getByRole("listitem");
const confetti = (page: Page) => main(page).locator("canvas");

test.beforeEach(({ page }) => page.clock.install());

test.describe("afterwards", () => {
  test("a reload shows the same order and sends nothing; Back, Forward and a fresh visit neither", async ({ page }) => {
    await openCart(page);
    await page.getByRole("region", { name: "Summary" }).getByRole("link", { name: "Checkout" }).click();
    await fillIn(page);
    await place(page);
    const number = await shownNumber(page);
    const answered = watchOrders(page);

    await page.reload();
    expect(await shownNumber(page)).toBe(number);
    await expect(summary(page)).toContainText("ToAyesha Rahman");
    await expect(steps(page).nth(1)).toContainText("Aina takes about 10 to 15 days by hand.");
    await expect(confetti(page)).toHaveCount(0);

    await page.goBack();
    await expect(heading(page)).toHaveText("Your cart is empty");
    await page.goForward();
    expect(await shownNumber(page)).toBe(number);

    await page.goto("/rings");
    await page.goto("/checkout");
    await expect(heading(page)).toHaveText("Your cart is empty!");
    expect(answered).toEqual([]);
  });

  test("the next order begins with a form as new, and is another order", async ({ page }) => {
    const answered = watchOrders(page);
    const numbers: string[] = [];
    for (const attempt of [1, 2]) {
      await openCheckout(page);
      for (const field of ["name", "email", "address", "city", "phone"] as const) {
        await expect(fieldOf(page, field)).toHaveValue("");
      }
      await expect(page.getByRole("radio", { name: "Cash on Delivery" })).toBeChecked();
      await page.getByRole("radio", { name: "Online payment" }).check();
      await expect(page.getByRole("checkbox")).not.toBeChecked();
      if (attempt === 1) await page.getByRole("checkbox").check();
      else await page.getByRole("radio", { name: "Cash on Delivery" }).check();
      await fillIn(page);
      await place(page);
      await expect(placedHeading(page)).toBeFocused();
      numbers.push(await shownNumber(page));
    }
    expect(new Set(numbers).size).toBe(2);
    await expect.poll(() => answered.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answered.map(({ key }) => key)).size).toBe(2);
  });
});

test("a reload while placing goes on with the same order", async ({ page }) => {
  const answered = watchOrders(page);
  await openCheckout(page);
  await fillIn(page);
  await page.route("**/api/orders", async (route) => void (await route.fetch()), { times: 1 });
  const sent = page.waitForRequest("**/api/orders");
  await completeOrder(page).click();
  await sent;
  await page.reload();
  await passPlacing(page);
  const number = await shownNumber(page);
  await expect.poll(() => answered.at(-1)).toMatchObject({ number });
  await expect(cartLink(page)).toHaveAccessibleName("Cart");
});

test("a page left just before the end has placed its order all the same", async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  await stopClock(page);
  const answered = watchOrders(page);
  await completeOrder(page).click();
  await expect.poll(() => answered.length).toBe(1);
  await expect(placingHeading(page)).toBeVisible();
  await page.clock.resume();
  await page.goto("/rings");
  await expect(cartLink(page)).toHaveAccessibleName("Cart");
  await page.goto("/checkout");
  expect(await shownNumber(page)).toBe(answered[0]?.number);
});

test("leaving for another page while the order is placed stops nothing", async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  await completeOrder(page).click();
  await expect(placingHeading(page)).toBeVisible();
  await cartLink(page).click();
  await expect(page).toHaveURL("/cart");
  await expect(heading(page)).toHaveText("Your cart is empty");
  const placed = main(page).getByRole("region", { name: "Your Order Has Been Placed!" });
  await expect(placed).toContainText("We have your order of Aina with dupatta and 2 Gauhar in size 17.");
  await placed.getByRole("link", { name: "See your order" }).click();
  await expect(heading(page)).toHaveText("We have your order");
});

test("what came into the cart while the order was placed stays there", async ({ page, context }) => {
  await openCheckout(page);
  await fillIn(page);
  await completeOrder(page).click();
  await expect(placingHeading(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/product/38");
  await other.getByRole("button", { name: "Add to cart" }).first().click();
  await page.clock.fastForward(2_500);
  await expect(placedHeading(page)).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 piece");
});

test("where her orders stand, and couldn't be asked, is told in a line above them, and asked again", async ({
  page,
  problems,
}) => {
  problems.allow(/502/);
  await page.addInitScript(() => {
    const order = { number: "NQ-2222-22", key: "abcdefghijklmnopqrstuv", createdAt: 0, total: 100 };
    localStorage.setItem("naqsh-orders", JSON.stringify([{ ...order, pieces: [{ id: 1, name: "Aina" }] }]));
  });
  let answer = { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" };
  await page.route("**/api/order-statuses", (route) => route.fulfill(answer));
  await page.goto("/orders");
  const words = page
    .getByRole("alert")
    .filter({ hasText: "We couldn’t reach the shop to ask where your orders stand" });
  const tryAgain = words.getByRole("button", { name: "Try again" });
  const status = page.getByRole("article").getByText("No longer with us").filter({ visible: true });
  await expect(words).toBeVisible();
  answer = { ...answer, status: 200 };
  const asked = page.waitForResponse("**/api/order-statuses");
  await tryAgain.click();
  await asked;
  await expect(words).toBeVisible();

  await page.unrouteAll();
  await tryAgain.click();
  await expect(status).toBeVisible();
  await expect(words).toBeHidden();

  await page.route("**/api/order-statuses", (route) => route.fulfill({ ...answer, status: 502 }));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(words).toBeVisible();
  await expect(status).toBeVisible();
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(words).toBeHidden();
});
