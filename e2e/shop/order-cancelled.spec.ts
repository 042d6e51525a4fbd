import { cartLink, shopper } from "../buying.ts";
import { test } from "../desk-test.ts";
import { comesBackTo, orderOnline, screenshot, stage } from "../order-page.ts";
import { axe, expect } from "../test.ts";

test("she cancels while it is new; her orders stand in a list of their own, and are found by number and phone", async ({
  page,
  deskShop: _,
  problems,
}) => {
  // What the form is answered for a wrong number.
  problems.allow(/404 \(Not Found\) .*\/order/);
  await orderOnline(page);
  await page.getByLabel("Add the screenshot").setInputFiles(screenshot);
  await page.getByRole("button", { name: "Send it" }).click();
  const withUs = page.getByRole("status").filter({ hasText: "Your screenshot is with us. We check it" });
  await expect(withUs).toBeFocused();
  await page.reload();
  await expect(withUs).toBeVisible();
  await expect(page.getByLabel("Add the screenshot")).toHaveCount(0);
  await page.getByRole("link", { name: "Follow your order" }).click();
  const number = (await page.getByText(/^NQ-/).first().textContent()) ?? "";
  await page.getByText("Cancel this order", { exact: true }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.locator("summary").filter({ hasText: "Cancel this order" })).toBeFocused();
  await page.getByText("Cancel this order", { exact: true }).click();
  await page.getByLabel("Why").fill("The ring in 16 instead.");
  const cancel = page.getByRole("button", { name: "Cancel the order" });
  const lines = await cancel.evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return words.getClientRects().length;
  });
  expect(lines, "its words, beside those of the other button").toBe(1);

  problems.allow(/ERR_|Failed to load resource/);
  for (const status of [undefined, 500, 429]) {
    await page.route(/\/(order\/|api\/order-statuses)/, (route) =>
      status ? route.fulfill({ status }) : route.abort("connectionfailed"),
    );
    await comesBackTo(page, page.getByText(/^No connection\. This is from/));
    await cancel.click();
    await expect(
      page.getByRole("alert").filter({ hasText: "we don’t know whether the order is cancelled" }),
    ).toBeVisible();
    await expect(page.getByLabel("Why")).toHaveValue("The ring in 16 instead.");
    await page.unrouteAll();
    await comesBackTo(page, page.getByText(/^Up to date at/));
  }
  await cancel.click();
  await expect(stage(page)).toHaveText("Cancelled");
  await expect(stage(page)).toBeFocused();
  await expect(page.getByText("If your Rs 105,650.00 has reached us, we send it back to your wallet.")).toBeVisible();
  await expect(page.getByText("Online payment, to be checked")).toBeVisible();
  await axe(page);

  await page.evaluate(() => {
    const lines = Array.from({ length: 100 }, (_, index) => ({ id: 130 - index, quantity: 1 }));
    const others = lines.map((line) => (line.id === 98 ? { ...line, id: 131 } : line));
    localStorage.setItem("naqsh-cart", JSON.stringify({ lines: others, notes: "" }));
  });
  await page.getByRole("button", { name: /^Order again/ }).click();
  await expect(page.getByText("Your cart is full. Place this order first, then add more.")).toBeVisible();
  await page.evaluate(() => localStorage.setItem("naqsh-cart", ""));
  await page.getByRole("button", { name: /^Order again/ }).click();
  await expect(page.getByText("Aina and Gauhar are in your cart.")).toBeVisible();
  await page.getByRole("button", { name: "Open your cart" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 3 pieces");

  await page.getByRole("contentinfo").getByRole("link", { name: "Your orders" }).click();
  const row = page.getByRole("article").filter({ hasText: number });
  await expect(row.getByText("Cancelled").first()).toBeVisible();
  await axe(page);
  const takeOff = row.getByRole("button", { name: /^Take off this list/ });
  await takeOff.click();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleDescription(`${number} is off this list.`);
  await undo.click();
  await expect(row).toBeVisible();
  await expect(takeOff).toBeFocused();

  await test.step("a tablet has room for its words, too", async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 768, height: 900 });
    const isOneLine = (text: string) =>
      row
        .getByText(text, { exact: true })
        .filter({ visible: true })
        .evaluate(
          (words) => words.getBoundingClientRect().height < 1.8 * Number.parseFloat(getComputedStyle(words).fontSize),
        );
    for (const text of [number, "Cancelled"]) expect(await isOneLine(text), text).toBe(true);
    if (size) await page.setViewportSize(size);
  });

  await page.goto("/order");
  const show = page.getByRole("button", { name: "Show my order" });
  const ground = () => show.evaluate((button) => getComputedStyle(button).backgroundColor);
  const pale = await ground();
  await show.click();
  await expect(page.getByRole("alert")).toContainText("No order has this number and this phone number.");
  await page.getByLabel("Order number").fill(number.toLowerCase());
  expect(await ground()).toBe(pale);
  await page.getByLabel("Phone number").fill("0300 0000000");
  await expect.poll(ground).not.toBe(pale);
  await show.click();
  await expect(page.getByRole("alert")).toContainText("No order has this number and this phone number.");
  await page.getByLabel("Phone number").fill(shopper.phone);
  await page.getByRole("button", { name: "Show my order" }).click();
  await expect(stage(page)).toHaveText("Cancelled");
});
