import { shopper } from "../buying.ts";
import { enter, test } from "../desk-test.ts";
import { screenshot, stage } from "../order-page.ts";
import { expect } from "../test.ts";

test.use({ javaScriptEnabled: false });

test("the order is found, read and cancelled by forms; what she has sent goes back", async ({
  page,
  deskShop,
  deskPort,
  problems,
}) => {
  // Without script its files are preloaded all the same, and then refused.
  problems.allow(/\.js csp$/);
  const answer = await fetch(`http://127.0.0.1:${deskPort}/api/orders`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      key: crypto.randomUUID(),
      lines: [{ id: 1, quantity: 1, withDupatta: true }],
      customer: shopper,
      payment: "online",
      screenshotSent: true,
      notes: "",
      total: 95_250,
    }),
  });
  const { number } = await answer.json();
  await page.goto("/order");
  await page.getByLabel("Order number").fill(number);
  await page.getByLabel("Phone number").fill(shopper.phone);
  await page.getByRole("button", { name: "Show my order" }).click();
  await expect(stage(page)).toHaveText("We have your order");
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByLabel("Add the screenshot").setInputFiles(screenshot);
  await page.getByRole("button", { name: "Send it" }).click();
  await expect(page.getByText("Your screenshot is with us").first()).toBeVisible();
  await page.getByText("Cancel this order", { exact: true }).click();
  await page
    .getByText("Nothing is made. If your Rs 95,250.00 has reached us, we send it back to your wallet.")
    .waitFor();
  await page.getByRole("button", { name: "Cancel the order" }).click();
  await expect(stage(page)).toHaveText("Cancelled");

  await enter(page, await deskShop.link(), "Rabia");
  await page.goto("/desk/orders?work=proof");
  await expect(page.getByText(number).first()).toBeAttached();
  await page.goto(`/desk/orders/${number}`);
  await page.getByRole("button", { name: "Received", exact: true }).filter({ visible: true }).click();
  await page.getByRole("link", { name: "Give back" }).click();
  await page.getByRole("button", { name: "Book as given back" }).click();
  await expect(page.getByText("Refunded, mobile wallet")).toBeVisible();
});
