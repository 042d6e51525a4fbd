import type { Page } from "@playwright/test";
import { type BillingField, billingFields, emailSentence, phoneQuestion } from "../../shop/order/checkout.ts";
import { boxOf, isPhone } from "../box.ts";
import {
  completeOrder,
  expectNoOverflow,
  fieldOf,
  fillIn,
  heading,
  main,
  onOrders,
  openCheckout,
  passPlacing,
  payOnline,
  place,
  pressAnyway,
  shopper,
  shownNumber,
  twoLines,
} from "../buying.ts";
import { axe, expect, test } from "../test.ts";

const alert = (page: Page, words: string) => page.getByRole("alert").filter({ hasText: words });
const fillInWords = "Please fill in all billing information fields.";
const online = (page: Page) => page.getByRole("radio", { name: "Online payment" });
const isDisabled = (page: Page) => expect(completeOrder(page)).toHaveAttribute("aria-disabled", "true");
const isEnabled = (page: Page) => expect(completeOrder(page)).toHaveAttribute("aria-disabled", "false");

test("five labelled fields that a phone can fill in by itself, two ways to pay, three parts; the city suggests", async ({
  page,
  context,
}) => {
  await openCheckout(page);
  await expect(heading(page)).toHaveText("Checkout");
  await expect(main(page).getByRole("form").getByRole("heading", { level: 2 })).toHaveText([
    "Billing details",
    "Payment",
    "Complete",
  ]);
  const rules = {
    name: ["text", "text", "name", "200"],
    email: ["email", "email", "email", "320"],
    address: ["text", "text", "street-address", "500"],
    city: ["text", "text", "address-level2", "100"],
    phone: ["tel", "tel", "tel", "40"],
  };
  for (const [field, [type, inputMode, autoComplete, maxLength]] of Object.entries(rules)) {
    const input = fieldOf(page, field as BillingField);
    await expect(input).toHaveAttribute("type", type ?? "");
    await expect(input).toHaveAttribute("inputmode", inputMode ?? "");
    await expect(input).toHaveAttribute("autocomplete", autoComplete ?? "");
    await expect(input).toHaveAttribute("maxlength", maxLength ?? "");
    await expect(input).toHaveCSS("font-size", "16px");
  }
  await expect(page.getByRole("radio", { name: "Cash on Delivery" })).toBeChecked();
  await expect(online(page)).not.toBeChecked();
  expect(await context.cookies()).toEqual([]);
  await expect(page.getByText(/sign in|log in|your account/i)).toHaveCount(0);
  const policy = main(page).getByRole("link", { name: "Replacement & Return Policy" });
  await expect(policy).toHaveAttribute("href", "/returns");
  await axe(page);

  const suggested = await fieldOf(page, "city").evaluate((input: HTMLInputElement) =>
    [...(input.list?.options ?? [])].map(({ value }) => value),
  );
  expect(suggested).toEqual(expect.arrayContaining(["Karachi", "Lahore", "Quetta", "Gilgit"]));
  await fillIn(page, { ...shopper, city: "Chak 42" });
  await isEnabled(page);
});

test("the summary: a bar that unfolds on a phone, a box that stays in the viewport from md; chat beside the form", {
  tag: "@both",
}, async ({ page }) => {
  await openCheckout(page);
  if (isPhone(page)) {
    const bar = main(page).getByRole("group").filter({ hasText: "Order summary" });
    await expect(bar.getByText("Rs 105,650.00").first()).toBeVisible();
    expect((await boxOf(bar)).height).toBe(54);
    await expect(bar.getByText("Aina")).toBeHidden();
    await bar.getByText("Order summary").click();
    await expect(bar.getByText("Aina")).toBeVisible();
    await expect(bar.getByText("Rs 5,200.00 × 2")).toBeVisible();
    const complete = main(page).getByRole("region", { name: "Complete" });
    await expect(complete).toContainText("SubtotalRs 105,400.00");
    await expect(complete).toContainText("Delivery, all over PakistanRs 250.00");
    await expect(complete).toContainText("TotalRs 105,650.00");
  } else {
    const box = main(page).getByRole("region", { name: "Order summary" });
    await expect(box).toContainText("AinaWith matching dupattaRs 95,000.00 × 1Rs 95,000.00");
    await expect(box).toContainText("GauharSize 17Rs 5,200.00 × 2Rs 10,400.00");
    await expect(box).toContainText("SubtotalRs 105,400.00Delivery, all over PakistanRs 250.00TotalRs 105,650.00");
    await page.evaluate(() => scrollTo(0, 280));
    await expect.poll(async () => Math.round((await boxOf(box)).y)).toBe(97);
  }

  const floating = page.getByRole("link", { name: "Ask us on WhatsApp", exact: true });
  if (isPhone(page)) await expect(floating).toBeHidden();
  else await expect(floating).toBeVisible();
  const line = main(page).getByRole("link", { name: /^Stuck\? Ask us on WhatsApp, 0300 1234567$/ });
  await expect(line).toHaveAttribute("href", /^https:\/\/wa\.me\/923001234567/);
});

test("with nothing typed every field says what it wants; one that is empty is said when the button is pressed", async ({
  page,
}) => {
  await openCheckout(page);
  for (const { sentence } of billingFields) await expect(main(page).getByText(sentence)).toHaveCount(0);
  await fieldOf(page, "name").focus();
  await page.keyboard.press("Enter");
  await expect(fieldOf(page, "name")).toBeFocused();
  for (const { sentence } of billingFields) await expect(main(page).getByText(sentence)).toBeVisible();
  await axe(page);
  for (const { name, sentence } of billingFields) {
    await fieldOf(page, name).fill(shopper[name]);
    await expect(main(page).getByText(sentence)).toHaveCount(0);
    await expect(fieldOf(page, name)).not.toHaveAttribute("aria-invalid");
  }

  for (const { name, sentence } of billingFields) {
    await fillIn(page, shopper);
    await isEnabled(page);
    await fieldOf(page, name).fill("   ");
    await isDisabled(page);
    await pressAnyway(completeOrder(page));
    await expect(alert(page, fillInWords)).toBeVisible();
    await expect(fieldOf(page, name)).toBeFocused();
    await expect(fieldOf(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(fieldOf(page, name)).toHaveAccessibleDescription(sentence);
    await expect(fieldOf(page, name)).toBeInViewport();
  }
  await expect(heading(page)).toHaveText("Checkout");
});

test("an e-mail address that is none is asked about in place, with other fields empty, too", async ({ page }) => {
  await openCheckout(page);
  await fillIn(page, { ...shopper, email: "ayesha", city: "" });
  await pressAnyway(completeOrder(page));
  await expect(alert(page, fillInWords)).toBeVisible();
  await expect(fieldOf(page, "email")).toBeFocused();
  await expect(fieldOf(page, "email")).toHaveAttribute("aria-invalid", "true");
  await expect(fieldOf(page, "email")).toHaveAccessibleDescription(emailSentence);
  await expect(main(page).getByText("Which city should it go to?")).toBeVisible();
  await fieldOf(page, "city").fill("Lahore");
  await isEnabled(page);
  await completeOrder(page).click();
  await expect(fieldOf(page, "email")).toBeFocused();
  await fieldOf(page, "email").fill("ayesha@example");
  await expect(main(page).getByText(emailSentence)).toHaveCount(0);
  await expect(heading(page)).toHaveText("Checkout");
});

test("a number that can't be rung is asked about once; the second press orders, also after a failed request", async ({
  page,
  problems,
}) => {
  problems.allow(/api\/orders/);
  await page.clock.install({ time: new Date("2026-11-18T07:00:00Z") });
  await openCheckout(page);
  await fillIn(page, { ...shopper, phone: "12" });
  await completeOrder(page).click();
  await expect(fieldOf(page, "phone")).toBeFocused();
  await expect(fieldOf(page, "phone")).toHaveAccessibleDescription(phoneQuestion);
  await expect(fieldOf(page, "phone")).not.toHaveAttribute("aria-invalid");
  await fieldOf(page, "phone").fill("123");
  await expect(main(page).getByText(phoneQuestion)).toHaveCount(0);
  await completeOrder(page).click();
  await expect(fieldOf(page, "phone")).toBeFocused();

  await test.step("the day by which it is needed: one that is too near is said kindly, one that fits in green", async () => {
    const neededBy = page.getByLabel("Needed by");
    await expect(neededBy).toHaveAccessibleDescription(/A baraat, a birthday/);
    await neededBy.fill("2026-11-28");
    await expect(neededBy).toHaveAccessibleDescription(/Saturday, 28 November is close\. Aina is made by hand/);
    const ask = main(page).getByRole("link", { name: "Ask about 28 November" });
    await expect(ask).toHaveAttribute("href", /28%20November.*Aina/);
    await axe(page);
    await neededBy.fill("2026-12-12");
    await expect(neededBy).toHaveAccessibleDescription(/That fits: Saturday, 12 December\./);
  });
  await axe(page);
  await onOrders(page, (route) => route.abort("connectionreset"), 1);
  await place(page);
  await page.clock.runFor(1_000);
  await page.getByRole("button", { name: "Try again" }).click();
  await passPlacing(page);
  await shownNumber(page);
  await expect(main(page).getByText("Saturday, 12 December")).toBeVisible();
});

test("with a long cart the total stands beside Complete Order, or above it, at every height", async ({ page }) => {
  const lines = Array.from({ length: 12 }, (_, index) => ({ id: 38 + index, quantity: 1 }));
  await openCheckout(page, lines, "Ring the bell twice\nگھنٹی دو بار بجائیں");
  const total = main(page).getByText(/^Rs [\d,]+\.00$/, { exact: true });
  for (const [width, height] of [
    [1280, 800],
    [1024, 620],
    [844, 390],
    [768, 1024],
    [412, 915],
  ] as const) {
    await page.setViewportSize({ width, height });
    await completeOrder(page).evaluate((button) => button.scrollIntoView({ block: "end" }));
    const shown = await total.locator("visible=true").evaluateAll((sums) => {
      const tops = sums.map((sum) => sum.getBoundingClientRect());
      return tops.some(({ top, bottom }) => top >= 0 && bottom <= innerHeight) ? sums.length : 0;
    });
    expect(shown, `${width} × ${height}`).toBeGreaterThan(0);
    await expectNoOverflow(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  const inside = main(page).getByRole("group", { name: "Pieces in this order" });
  await inside.focus();
  await page.keyboard.press("End");
  await expect(inside.getByText("Ring the bell twice گھنٹی دو بار بجائیں")).toBeInViewport();
  await axe(page);
});

test("at 360 px nothing sticks out, and every control fits a thumb", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCheckout(page, [{ id: 1, quantity: 9999, withDupatta: true }, ...twoLines.slice(1)]);
  await fillIn(page, { ...shopper, name: "x".repeat(200), address: "House 14 ".repeat(50) });
  await payOnline(page);
  await expectNoOverflow(page);
  const targets = main(page)
    .getByRole("form")
    .locator("button, input[maxlength], label:has(input), a:not([href='/returns'])");
  for (const target of await targets.all()) {
    const { width, height } = await boxOf(target);
    expect(Math.min(width, height), await target.innerText()).toBeGreaterThanOrEqual(44);
  }
});
