import type { Page } from "@playwright/test";
import { boxOf } from "../box.ts";
import {
  cartLink,
  completeOrder,
  expectNoOverflow,
  fillIn,
  main,
  openCart,
  openCheckout,
  passPlacing,
  payOnline,
  place,
  placedHeading,
  placingHeading,
  shopper,
  shownNumber,
  stopClock,
  twoLines,
  watchOrders,
} from "../buying.ts";
import { axe, expect, mailsWith, test } from "../test.ts";

const success = (page: Page) => page.getByRole("status").filter({ hasText: "Your Order Has Been Placed!" });
const summary = (page: Page) => main(page).getByRole("region", { name: "Order summary" });
const steps = (page: Page) => main(page).getByRole("region", { name: "What happens next" }).getByRole("listitem");

/** A mail a second leaves the shop, and other tests order too. */
const mailArrives = { timeout: 60_000 };

test.beforeEach(({ page }) => page.clock.install());

test("cash on delivery, from the cart to the seller's e-mail", async ({ page }) => {
  test.slow();
  const calls = new Set<string>();
  page.on("request", (request) => calls.add(new URL(request.url()).pathname));
  await openCart(page);
  await page.getByRole("textbox", { name: "Order notes" }).fill("Ring the bell twice.\nپھولوں کے ساتھ");
  await page.getByRole("region", { name: "Summary" }).getByRole("link", { name: "Checkout" }).click();
  await fillIn(page);
  await place(page);

  await expect(success(page)).toBeVisible();
  await expect(placedHeading(page)).toBeFocused();
  await expect(main(page).getByText("Shukriya, Ayesha. We have your order and will take it from here.")).toBeVisible();
  await expect(steps(page)).toHaveText([
    "We confirm with youA call or a message to 0321 5557890.",
    "We make and pack itAina takes about 10 to 15 days by hand. Gauhar is ready now.",
    /^It comes to your doorIt should be with you between .+\. Please have Rs 105,650\.00 ready in cash\.$/,
  ]);
  await expect(summary(page)).toContainText("AinaWith matching dupattaRs 95,000.00 × 1Rs 95,000.00");
  await expect(summary(page)).toContainText("GauharSize 17Rs 5,200.00 × 2Rs 10,400.00");
  await expect(summary(page)).toContainText("Delivery, all over PakistanRs 250.00TotalRs 105,650.00");
  await expect(summary(page)).toContainText("PaymentCash on Delivery");
  await expect(summary(page)).toContainText("ToAyesha RahmanHouse 14, Street 7, Phase 5, DHALahore");
  await expect(summary(page)).toContainText("Order notesRing the bell twice.");
  await expect(summary(page).locator("img").first()).toHaveJSProperty("complete", true);
  await expect(main(page)).not.toContainText(/bakery/i);
  await expect(main(page).getByRole("region", { name: "Your payment" })).toHaveCount(0);
  await expect(cartLink(page)).toHaveAccessibleName("Cart");

  expect([...calls].filter((path) => path.startsWith("/api/")).sort()).toEqual(["/api/orders", "/api/products"]);

  const number = await shownNumber(page);
  const question = new URL(
    (await main(page).getByRole("link", { name: "Ask about this order" }).getAttribute("href")) ?? "",
  );
  expect(question.searchParams.get("text")).toBe(`Hello! I have a question about my order ${number}.`);
  await expect(main(page).getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/shop");
  await axe(page);

  await expect.poll(async () => (await mailsWith(number)).length, mailArrives).toBe(1);
  const [mail] = await mailsWith(number);
  for (const words of [shopper.name, shopper.phone, "Size: 17", "Grand total: Rs 105,650.00", "Cash on Delivery"]) {
    expect(mail?.message).toContain(words);
  }
  expect(mail?.message).toContain("  > Ring the bell twice.\n  > پھولوں کے ساتھ");
});

test("online payment: the wallet again above the steps", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openCheckout(page, [{ id: 8, quantity: 1, withDupatta: false, scent: "Oud", kilos: 2 }]);
  await fillIn(page);
  await payOnline(page);
  await place(page);

  const number = await shownNumber(page);
  const wallet = main(page).getByRole("region", { name: "Your payment" });
  await expect(wallet).toContainText("Rs 52,250.00 goes to this JazzCash wallet.");
  await expect(wallet).toContainText("Account number0300 1234567");
  await expect(wallet).toContainText("Account nameNaqsh Jewellery");
  const chat = wallet.getByRole("link", { name: "Send the screenshot on WhatsApp" });
  expect(new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text")).toBe(
    `Hi, I've made a payment for my order ${number}. Here's the screenshot:`,
  );
  const [above, below] = await Promise.all([boxOf(wallet), boxOf(steps(page).first())]);
  expect(above.y).toBeLessThan(below.y);
  await expect(steps(page).last()).toContainText("Nothing to pay at the door once your payment has reached us.");
  await expect(summary(page)).toContainText("PaymentOnline payment");
  await expect(summary(page)).toContainText("ShagunWithout dupattaOud attar2 kg mithai");
  await page.getByRole("button", { name: "Copy order number" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  await axe(page);
});

test("placing is announced and takes 2.5 s, however quick the shop is", async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  await stopClock(page);
  const answered = watchOrders(page);
  await completeOrder(page).click();
  await expect(placingHeading(page)).toBeFocused();
  await expect(main(page).getByRole("status")).toHaveText("Placing your order...");
  await expect(main(page).getByText("Please keep this page open.")).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(main(page).locator(".placing-nuqta")).toHaveCount(32);
  await expect.poll(() => answered.map(({ status }) => status)).toEqual([201]);
  await page.clock.runFor(2_400);
  await expect(placingHeading(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(placedHeading(page)).toBeVisible();
});

test("placing waits for the shop, however long it needs within 15 s", async ({ page }) => {
  let answer = () => {};
  const ready = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/orders", async (route) => {
    await ready;
    await route.continue();
  });
  await openCheckout(page);
  await fillIn(page);
  await stopClock(page);
  await completeOrder(page).click();
  await expect(placingHeading(page)).toBeVisible();
  await page.clock.runFor(14_000);
  await expect(placingHeading(page)).toBeVisible();
  answer();
  await expect(placedHeading(page)).toBeVisible();
});

test("two quick presses are one order", async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  const answered = watchOrders(page);
  await completeOrder(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await passPlacing(page);
  const number = await shownNumber(page);
  await expect.poll(() => answered.map((order) => [order.status, order.number])).toEqual([[201, number]]);
});

test("Urdu and very long details go through, and fit 360 px", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const answered = watchOrders(page);
  await openCheckout(page, twoLines);
  const name = `عائشہ ${"ب".repeat(190)}`;
  await fillIn(page, { ...shopper, name, address: `${"گلی نمبر سات ".repeat(20)}${"x".repeat(200)}`, city: "لاہور" });
  await place(page);
  const number = await shownNumber(page);
  await expect(main(page).getByText("Shukriya, عائشہ.")).toBeVisible();
  await expect(summary(page)).toContainText(name);
  await expectNoOverflow(page);
  await expect.poll(() => answered.map((order) => order.number)).toEqual([number]);
  expect(JSON.parse(answered[0]?.body ?? "{}").customer).toMatchObject({ name, city: "لاہور" });
});
