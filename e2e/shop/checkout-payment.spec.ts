import type { Page } from "@playwright/test";
import { billingFields } from "../../shop/order/checkout.ts";
import {
  completeOrder,
  fieldOf,
  fillIn,
  main,
  openCheckout,
  pressAnyway,
  screenshotBox,
  shopper,
  stopClock,
} from "../buying.ts";
import { axe, expect, test } from "../test.ts";

const alert = (page: Page, words: string) => page.getByRole("alert").filter({ hasText: words });
const fillInWords = "Please fill in all billing information fields.";
const confirmWords = "Please confirm you have sent the payment screenshot.";
const online = (page: Page) => page.getByRole("radio", { name: "Online payment" });
const isDisabled = (page: Page) => expect(completeOrder(page)).toHaveAttribute("aria-disabled", "true");
const isEnabled = (page: Page) => expect(completeOrder(page)).toHaveAttribute("aria-disabled", "false");

test("online payment opens the wallet with the exact amount, and asks for the screenshot", async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  await page.getByText("Mobile wallet, with a screenshot.").click();
  await expect(online(page)).toBeChecked();
  await expect(main(page).getByText(/^Send Rs 105,650\.00 to this JazzCash wallet/)).toBeVisible();
  for (const row of ["Account number0300 1234567", "Account nameNaqsh Jewellery", "AmountRs 105,650.00"]) {
    await expect(main(page).locator("dl div", { hasText: row }).first()).toBeVisible();
  }
  const chat = main(page).getByRole("link", { name: "Send the screenshot on WhatsApp" });
  await expect(chat).toHaveAttribute("target", "_blank");
  const address = new URL((await chat.getAttribute("href")) ?? "");
  expect(address.searchParams.get("text")).toBe("Hi, I've made a payment for my order. Here's the screenshot:");

  await isDisabled(page);
  await pressAnyway(completeOrder(page));
  await expect(alert(page, confirmWords)).toBeVisible();
  await expect(screenshotBox(page)).toBeFocused();
  await expect(screenshotBox(page)).toHaveAccessibleDescription(confirmWords);
  await axe(page);

  await screenshotBox(page).check();
  await isEnabled(page);
  await screenshotBox(page).uncheck();
  await isDisabled(page);
  await page.getByRole("radio", { name: "Cash on Delivery" }).check();
  await isEnabled(page);
  await expect(screenshotBox(page)).toHaveCount(0);
});

test("an empty field is asked for before the screenshot, and no screenshot before online payment was chosen", async ({
  page,
}) => {
  await openCheckout(page);
  await pressAnyway(completeOrder(page));
  await expect(fieldOf(page, "name")).toBeFocused();
  await fillIn(page, { ...shopper, city: "" });
  await online(page).check();
  await expect(screenshotBox(page)).toHaveAccessibleDescription("");
  await pressAnyway(completeOrder(page));
  await expect(alert(page, fillInWords)).toBeVisible();
  await expect(alert(page, confirmWords)).toHaveCount(0);
  await expect(fieldOf(page, "city")).toBeFocused();
  await fillIn(page, { city: shopper.city });
  await pressAnyway(completeOrder(page));
  await expect(screenshotBox(page)).toHaveAccessibleDescription(confirmWords);
});

test("what a wallet's form takes is copied, and it is said for two seconds; a refused copy can be pressed again", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await openCheckout(page);
  await stopClock(page);
  await online(page).check();
  for (const [what, copied] of [
    ["account number", "03001234567"],
    ["account name", "Naqsh Jewellery"],
    ["amount", "105650"],
  ] as const) {
    await page.getByRole("button", { name: `Copy ${what}` }).click();
    const button = page.getByRole("button", { name: `Copied ${what}` });
    await expect(button).toHaveCSS("color", "rgb(44, 113, 80)");
    await expect(
      main(page)
        .getByRole("status")
        .filter({ hasText: new RegExp(`^${what} copied$`, "i") }),
    ).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
    await page.clock.runFor(2_000);
    await expect(button).toHaveCount(0);
  }

  // As Safari does with a click that was replayed after hydration.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    document.execCommand = () => false;
  });
  await page.getByRole("button", { name: "Copy account number" }).click();
  const button = page.getByRole("button", { name: "Press again to copy account number" });
  await expect(button).toBeVisible();
  await expect(main(page).getByRole("status").filter({ hasText: "Press again to copy" })).toHaveCount(1);
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.resolve() }));
  await button.click();
  await expect(page.getByRole("button", { name: "Copied account number" })).toBeVisible();
});

test("by keyboard alone: through the fields, the payment and the button", { tag: "@desktop" }, async ({ page }) => {
  await openCheckout(page);
  await fieldOf(page, "name").focus();
  for (const { name } of billingFields) {
    await page.keyboard.type(shopper[name]);
    await page.keyboard.press("Tab");
  }
  await expect(page.getByLabel("Needed by")).toBeFocused();
  // A date field has a part for day, month and year, and a button for its calendar.
  for (let parts = 0; parts < 4; parts++) await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Cash on Delivery" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(online(page)).toBeChecked();
  for (let tabs = 0; tabs < 5; tabs++) await page.keyboard.press("Tab");
  await expect(screenshotBox(page)).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(completeOrder(page)).toBeFocused();
  await isEnabled(page);
});
