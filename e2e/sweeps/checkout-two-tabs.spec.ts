/** One cart, and two tabs at the checkout. */
import type { Page } from "@playwright/test";
import {
  completeOrder,
  fillIn,
  heading,
  main,
  openCheckout,
  place,
  placedHeading,
  placingHeading,
  shopper,
  shownNumber,
} from "../buying.ts";
import { expect, test } from "../test.ts";

test.beforeEach(({ page }) => page.clock.install());

/** The second before the first has its answer; the first gets it first. */
async function pressBoth(first: Page, second: Page): Promise<void> {
  const { promise: isSecondPressed, resolve: secondIsPressed } = Promise.withResolvers<void>();
  const { promise: hasFirst, resolve: firstHasIt } = Promise.withResolvers<void>();
  await first.route("**/api/orders", async (route) => {
    await isSecondPressed;
    await route.fulfill({ response: await route.fetch() });
    firstHasIt();
  });
  await second.route("**/api/orders", async (route) => {
    secondIsPressed();
    await hasFirst;
    await route.continue();
  });
  for (const tab of [first, second]) {
    await completeOrder(tab).click();
    await expect(placingHeading(tab)).toBeVisible();
  }
  await hasFirst;
}

test("when one has placed the order, the other says that the cart is empty", async ({ page, context }) => {
  await openCheckout(page);
  const other = await context.newPage();
  await other.goto("/checkout");
  await fillIn(other, { name: "Somebody" });
  await fillIn(page);
  await place(page);
  await expect(placedHeading(page)).toBeVisible();
  await expect(heading(other)).toHaveText("Your cart is empty!");
  await expect(main(other)).toContainText("What was in it was ordered or taken out in another tab.");
});

test("where both press, with other details, the second is told that nothing more was ordered", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/status of 409/);
  await openCheckout(page);
  const other = await context.newPage();
  await other.clock.install();
  await other.goto("/checkout");
  await fillIn(page);
  await fillIn(other, { ...shopper, city: "Karachi" });
  await pressBoth(page, other);
  for (const tab of [page, other]) await tab.clock.fastForward(2_500);
  await expect(placedHeading(page)).toBeVisible();
  await expect(main(other)).toContainText("It was ordered in another tab just before");
  await expect(heading(other)).toBeFocused();
});

test("both at once, with the same details: one order, and both show it", async ({ page, context }) => {
  await openCheckout(page);
  const other = await context.newPage();
  await other.clock.install();
  await other.goto("/checkout");
  await fillIn(page);
  await fillIn(other);
  await pressBoth(page, other);
  for (const tab of [page, other]) await tab.clock.fastForward(2_500);
  expect(await shownNumber(other)).toBe(await shownNumber(page));
});
