import type { Page } from "@playwright/test";
import { expectNoShifts, watchShifts } from "../shifts.ts";
import { expect, test } from "../test.ts";

const cart = JSON.stringify({ lines: [{ id: 1, quantity: 2, withDupatta: true }], notes: "" });

/** Scrolls to the foot of the page and back. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The home page once had no frames for a minute, for an unknown reason: scrolling goes on, but may then miss shifts.
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

const pages = [
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
];

test("every kind of page loads without a shift, an error or a lost request", async ({ page }) => {
  test.slow();
  await watchShifts(page);
  // Each page as on a first visit, without the row of pieces that were viewed on the pages before it.
  await page.addInitScript(() => localStorage.clear());
  for (const path of pages) {
    await page.goto(path);
    await scrollThrough(page);
    await expectNoShifts(page);
  }
});

test("cart, checkout and the cart's count load without a shift with a piece in the cart", async ({ page }) => {
  await watchShifts(page);
  await page.addInitScript((saved) => localStorage.setItem("naqsh-cart", saved), cart);
  for (const path of ["/cart", "/checkout"]) {
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText("Aina");
    await scrollThrough(page);
    await expectNoShifts(page);
  }
});

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
  await scrollThrough(page);
  await expectNoShifts(page);
});
