import type { Page } from "@playwright/test";
import { expectCalm, watchShifts } from "../shifts.ts";
import { expect, test } from "../test.ts";

const cart = JSON.stringify({ lines: [{ id: 1, quantity: 2, withDupatta: true }], notes: "" });

/** To the foot of the page and back, as somebody who looks at all of it would. */
async function lookAtAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Home was once without frames for a minute, why isn't known: the look goes on, but shifts may then go unseen.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await frame();
      await frame();
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
}

for (const path of [
  "/",
  "/rings",
  "/bridal-sets",
  "/rings?sort=price-up",
  "/shop",
  "/product/1",
  "/product/97",
  "/product/8",
  "/product/137",
  "/returns",
  "/order-confirmation",
  "/cart",
  "/checkout",
]) {
  test(`${path} loads without a shift, an error or a lost request`, async ({ page }) => {
    await watchShifts(page);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await lookAtAll(page);
    await expectCalm(page);
  });
}

for (const path of ["/cart", "/checkout"]) {
  test(`${path} with a piece in it loads without a shift`, async ({ page }) => {
    await watchShifts(page);
    await page.addInitScript((saved) => localStorage.setItem("naqsh-cart", saved), cart);
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText("Aina");
    await lookAtAll(page);
    await expectCalm(page);
  });
}

test("/orders loads without a shift when it hears where an order stands", async ({ page }) => {
  await watchShifts(page);
  await page.addInitScript(() => {
    const order = { number: "NQ-2222-22", key: "abcdefghijklmnopqrstuv", createdAt: 0, total: 95_250 };
    localStorage.setItem("naqsh-orders", JSON.stringify([{ ...order, pieces: [{ id: 1, name: "Aina" }] }]));
  });
  const seen = Promise.withResolvers<void>();
  // Where its words take two lines.
  await page.setViewportSize({ width: 360, height: 740 });
  const status = { title: "We have your order", text: "We call or message you to confirm", stones: 1, state: "now" };
  for (const address of ["**/api/products*", "**/api/order-statuses"])
    await page.route(address, async (route) => {
      await seen.promise;
      if (route.request().method() === "GET") await route.continue();
      else await route.fulfill({ json: { statuses: { "NQ-2222-22": status } } });
    });
  await page.goto("/orders");
  await expect(page.getByRole("article")).toContainText("Aina");
  seen.resolve();
  await expect(page.getByRole("article").getByText("We have your order").first()).toBeVisible();
  await expect(page.getByRole("article").locator("img")).toBeAttached();
  await lookAtAll(page);
  await expectCalm(page);
});
