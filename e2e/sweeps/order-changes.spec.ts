import type { Page } from "@playwright/test";
import {
  cartLink,
  completeOrder,
  fieldOf,
  fillIn,
  heading,
  main,
  misinform,
  onOrders,
  openCheckout,
  passPlacing,
  place,
  placedHeading,
  shopper,
  twoLines,
  watchOrders,
} from "../buying.ts";
import { notice } from "../order-notices.ts";
import { axe, expect, test } from "../test.ts";

const changed = (page: Page) => notice(page, "Something has changed");

test.beforeEach(async ({ page, problems }) => {
  // What these tests are about: requests for an order that fail.
  problems.allow(/api\/orders/);
  await page.clock.install();
});

test.describe("something has changed since the page was opened", () => {
  test("a price: which line, the new sum, and she decides", async ({ page }) => {
    await misinform(page, 1, { price: 90_000 });
    const answered = watchOrders(page);
    await openCheckout(page);
    await fillIn(page);
    await expect(main(page).getByText("Rs 100,650.00").locator("visible=true").first()).toBeVisible();
    await completeOrder(page).click();
    await passPlacing(page);
    await expect(changed(page)).toBeFocused();
    await expect(changed(page)).toContainText("Aina now costs Rs 95,000.00, not Rs 90,000.00.");
    await expect(changed(page)).toContainText("The total would now be Rs 105,650.00.");
    await axe(page);
    await changed(page).getByRole("button", { name: "Order for Rs 105,650.00" }).click();
    await passPlacing(page);
    await expect(placedHeading(page)).toBeVisible();
    await expect(main(page).getByRole("region", { name: "Order summary" })).toContainText("TotalRs 105,650.00");
    await expect.poll(() => answered.map(({ status }) => status)).toEqual([422, 201]);
  });

  test("a piece sold out: the rest can be ordered, or the cart changed", async ({ page }) => {
    await misinform(page, 137, { inStock: true });
    await openCheckout(page, [...twoLines, { id: 137, quantity: 1 }]);
    await fillIn(page);
    await completeOrder(page).click();
    await passPlacing(page);
    await expect(changed(page)).toContainText("Zulekha has sold out.");
    await expect(changed(page).getByRole("button", { name: "Order for Rs 105,650.00" })).toBeVisible();
    await changed(page).getByRole("link", { name: "Change the cart" }).click();
    await expect(page).toHaveURL("/cart");
    await expect(main(page).getByText("Sold out: it won’t be part of your order.")).toBeVisible();

    await page.getByRole("region", { name: "Summary" }).getByRole("link", { name: "Checkout" }).click();
    await expect(completeOrder(page)).toBeVisible();
    await expect(changed(page)).toHaveCount(0);
    await expect(fieldOf(page, "name")).toHaveValue(shopper.name);
    await place(page);
    await expect(placedHeading(page)).toBeVisible();
    // What has sold out stays in the cart, and isn't counted.
    await expect(cartLink(page)).toHaveAccessibleName("Cart");
    await cartLink(page).click();
    await expect(main(page).getByRole("link", { name: "Zulekha" }).first()).toBeVisible();
  });

  test("a size that is no longer made", async ({ page }) => {
    await misinform(page, 98, { sizes: ["17", "42"] });
    await openCheckout(page, [{ id: 98, quantity: 1, size: "42" }, ...twoLines]);
    await fillIn(page);
    await completeOrder(page).click();
    await passPlacing(page);
    await expect(changed(page)).toContainText("Gauhar is no longer offered the way you chose it.");
    await changed(page).getByRole("button", { name: "Order for Rs 105,650.00" }).click();
    await passPlacing(page);
    await expect(placedHeading(page)).toBeVisible();
  });

  test("nothing left to order: the cart is empty, and it is said why", async ({ page }) => {
    await misinform(page, 98, { sizes: ["42"] });
    await openCheckout(page, [{ id: 98, quantity: 1, size: "42" }]);
    await fillIn(page);
    await completeOrder(page).click();
    await passPlacing(page);
    await expect(heading(page)).toHaveText("Your cart is empty!");
    await expect(main(page).getByText(/^Gauhar is no longer offered the way you chose it/)).toBeVisible();
  });

  test("the delivery charge", async ({ page }) => {
    await openCheckout(page);
    await fillIn(page);
    await page.route("**/api/products*", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), delivery: 300 } });
    });
    const errors = [{ field: "total", reason: "price-changed", detail: "105700" }];
    await onOrders(page, (route) => route.fulfill({ status: 422, json: { errors, priced: { delivery: 300 } } }), 1);
    await completeOrder(page).click();
    await passPlacing(page);
    await expect(changed(page)).toContainText("Delivery now costs Rs 300.00.");
    await expect(changed(page).getByRole("button", { name: "Order for Rs 105,700.00" })).toBeVisible();
  });
});

test("more pieces than may wait at one time: why, and the order as a message", async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  const errors = [{ field: "lines", reason: "too-many-held", detail: "50" }];
  await onOrders(page, (route) => route.fulfill({ status: 422, json: { errors, priced: { delivery: 250 } } }), 1);
  await completeOrder(page).click();
  await passPlacing(page);
  const tooMany = notice(page, "That is more than we can set aside");
  await expect(tooMany).toBeFocused();
  await expect(tooMany).toContainText("we keep up to 50 pieces");
  const chat = tooMany.getByRole("link", { name: "Send the order on WhatsApp" });
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/.*Gauhar/);
  await tooMany.getByRole("link", { name: "Change the cart" }).click();
  await expect(page).toHaveURL("/cart");
});

test("what the shop finds wrong with a field is said at the field, until it is changed", async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  const errors = [
    { field: "customer.city", reason: "control-characters" },
    { field: "customer.phone", reason: "too-long" },
  ];
  await onOrders(page, (route) => route.fulfill({ status: 422, json: { errors } }), 1);
  await completeOrder(page).click();
  await passPlacing(page);
  await expect(fieldOf(page, "city")).toBeFocused();
  await expect(fieldOf(page, "city")).toHaveAccessibleDescription(/a sign in here that we can’t read/);
  await expect(fieldOf(page, "phone")).toHaveAccessibleDescription("Please keep this within 40 letters.");
  await fieldOf(page, "city").fill("Karachi");
  await expect(fieldOf(page, "city")).not.toHaveAttribute("aria-invalid");
  await expect(fieldOf(page, "city")).toBeFocused();
  await expect(fieldOf(page, "phone")).toHaveAttribute("aria-invalid", "true");
  await place(page);
  await expect(placedHeading(page)).toBeVisible();
});
