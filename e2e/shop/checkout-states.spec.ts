import {
  cartLink,
  completeOrder,
  fieldOf,
  fillIn,
  heading,
  main,
  openCheckout,
  payOnline,
  screenshotBox,
  shopper,
  twoLines,
} from "../buying.ts";
import { axe, expect, test } from "../test.ts";

test("what was typed survives a reload, in this tab only", async ({ page, context }) => {
  await openCheckout(page);
  await fillIn(page, { ...shopper, name: "عائشہ رحمان" });
  await payOnline(page);
  await page.reload();
  await expect(fieldOf(page, "name")).toHaveValue("عائشہ رحمان");
  await expect(fieldOf(page, "phone")).toHaveValue(shopper.phone);
  await expect(screenshotBox(page)).toBeChecked();

  const other = await context.newPage();
  await other.goto("/checkout");
  await expect(fieldOf(other, "name")).toHaveValue("");
  await expect(other.getByRole("radio", { name: "Cash on Delivery" })).toBeChecked();
});

test("a page that slept in the browser's own cache reads what was typed since, and keeps it", async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  await page.evaluate(() => {
    const form = JSON.parse(sessionStorage.getItem("naqsh-checkout-form") ?? "{}");
    sessionStorage.setItem("naqsh-checkout-form", JSON.stringify({ ...form, city: "Karachi" }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(fieldOf(page, "city")).toHaveValue("Karachi");
  await fillIn(page, { name: "Ayesha" });
  await page.reload();
  await expect(fieldOf(page, "city")).toHaveValue("Karachi");
  await expect(fieldOf(page, "name")).toHaveValue("Ayesha");
});

test("with an empty cart there is nothing to check out", async ({ page }) => {
  await page.goto("/checkout");
  await expect(heading(page)).toHaveText("Your cart is empty!");
  await expect(completeOrder(page)).toHaveCount(0);
  await axe(page);
  await main(page).getByRole("link", { name: "Start Shopping" }).click();
  await expect(page).toHaveURL("/");
});

test("while the cart is read there is neither a sum nor an empty cart", async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/products*", async (route) => {
    await asked;
    await route.continue();
  });
  const opening = openCheckout(page);
  await expect(main(page).getByText("Opening checkout…")).toBeAttached();
  await expect(heading(page)).toHaveText("Checkout");
  await expect(main(page).getByText(/Rs /)).toHaveCount(0);
  // Who is there already, as a screen reader may be, isn't sent away when the form comes.
  await heading(page).focus();
  answer();
  await opening;
  await expect(main(page).getByText("Rs 105,650.00").locator("visible=true").first()).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

test("when prices can't be had, checkout says so and can be opened again", async ({ page, problems }) => {
  problems.allow(/api\/products/);
  await page.route("**/api/products*", (route) => route.abort("internetdisconnected"), { times: 1 });
  const opening = openCheckout(page);
  await expect(page.getByRole("heading", { name: "We couldn’t reach the shop" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await opening;
});

test("a sold-out piece is left out, and that is said; nothing else, nothing to order", async ({ page }) => {
  await openCheckout(page, [...twoLines, { id: 137, quantity: 1 }]);
  const words = main(page).getByText("Zulekha has sold out and isn’t part of this order.");
  await expect(words.first()).toBeAttached();
  await expect(main(page).getByText("Rs 105,650.00").locator("visible=true").first()).toBeVisible();

  await page.evaluate(() =>
    localStorage.setItem("naqsh-cart", JSON.stringify({ lines: [{ id: 137, quantity: 1 }], notes: "" })),
  );
  await page.reload();
  await expect(main(page).getByText("What is in your cart has sold out")).toBeVisible();
  await expect(main(page).getByRole("region", { name: "Similar pieces" }).getByRole("listitem")).toHaveCount(4);
  await main(page).getByRole("link", { name: "See your cart" }).click();
  await expect(page).toHaveURL("/cart");
});

test("the cart stays in sight of checkout: another tab's change is in the sum at once", async ({
  page,
  context,
  problems,
}) => {
  await openCheckout(page);
  await fillIn(page);
  const other = await context.newPage();
  await other.goto("/cart");
  await other.getByRole("button", { name: "Remove Aina" }).click();
  await expect(main(page).getByText("Rs 10,650.00").locator("visible=true").first()).toBeVisible();
  await expect(fieldOf(page, "name")).toHaveValue(shopper.name);

  // Something new, whose price isn't known here yet and can't be had at first: what she is typing stays as it is.
  problems.allow(/api\/products/);
  await fieldOf(page, "phone").focus();
  await page.route("**/api/products*", (route) => route.abort("internetdisconnected"), { times: 1 });
  await other.goto("/product/38");
  await other.getByRole("button", { name: "Add to cart" }).first().click();
  const failed = main(page).getByText(/1 piece more in your cart, but we couldn’t reach the shop/);
  await main(page).getByText("Order summary").first().click();
  await expect(failed.locator("visible=true")).toBeVisible();
  await expect(fieldOf(page, "phone")).toHaveValue(shopper.phone);
  await main(page).getByRole("button", { name: "Try again" }).locator("visible=true").click();
  await expect(main(page).getByText("Rs 19,150.00").locator("visible=true").first()).toBeVisible();
  await other.goto("/cart");
  await other.getByRole("button", { name: "Remove Bijli" }).click();

  await other.getByRole("button", { name: "Remove Gauhar" }).click();
  await expect(heading(page)).toHaveText("Your cart is empty!");
  await expect(main(page)).toContainText("What was in it was ordered or taken out in another tab.");
  await expect(cartLink(page)).toHaveAccessibleName("Cart");
});

test("without scripts checkout says what it needs, and leads to the chat", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/checkout");
  await expect(main(page).getByText(/Checkout needs JavaScript/)).toBeVisible();
  const chat = main(page).getByRole("link", { name: "Order on WhatsApp" });
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/923001234567/);
  await context.close();
});
