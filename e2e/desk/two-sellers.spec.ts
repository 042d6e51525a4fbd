/** Two people of the desk at one order. */

import { placeOrder } from "../desk-order.ts";
import { enter, test } from "../desk-test.ts";
import { axe, expect } from "../test.ts";

test("two at the same order: the second is told what the first did, and nothing is overwritten", async ({
  page,
  browser,
  baseURL,
  deskShop,
  deskPort,
  problems,
}) => {
  test.slow();
  problems.allow(/status of 409/);
  await enter(page, await deskShop.link(), "Bilal");
  const number = await placeOrder(deskPort, {
    name: "<script>alert(1)</script> \u202eMahnoor",
    email: "m@example.com",
    address: "x".repeat(500),
    city: "Islamabad",
    phone: "0300 7654321",
  });
  // Nothing is heard of the other until the page asks by itself.
  await page.route(/\/latest$/, (route) => route.fulfill({ json: { event: 0 } }));
  await page.goto(`/desk/orders/${number}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("<script>alert(1)</script>");
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await enter(other, await deskShop.link(), "Sana");
  await other.goto(`/desk/orders/${number}?cancel=yes`);
  await other.getByLabel("Reason").fill("She rang: ordered twice.");
  await other.getByRole("button", { name: "Cancel the order" }).click();
  await expect(other.getByRole("status").filter({ hasText: "Cancelled" })).toBeVisible();

  const conflict = page.getByRole("alert");
  await test.step("the conflict comes with the order as it is now, not before", async () => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/desk\/orders\/NQ-[^/]*\.data/, async (route) => {
      if (route.request().method() === "GET") await held.promise;
      await route.continue();
    });
    await page.getByText("So far", { exact: true }).scrollIntoViewIfNeeded();
    const answered = page.waitForRequest((request) => request.method() === "GET" && /NQ-.*\.data/.test(request.url()));
    await page.getByRole("button", { name: "Confirm order" }).filter({ visible: true }).click();
    await answered;
    await expect(page.getByRole("status").filter({ hasText: "Confirming", visible: true })).toBeVisible();
    await expect(conflict).toHaveCount(0);
    held.resolve();
  });
  await expect(conflict).toContainText("Sana changed this order");
  await expect(conflict).toBeFocused();
  await expect(conflict).toBeInViewport();
  await expect(conflict).toContainText("She rang: ordered twice.");
  await axe(page);
  await expect(conflict.getByRole("link", { name: "Leave it cancelled" })).toBeVisible();
  await conflict.getByRole("button", { name: "Reopen and confirm it" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Confirmed" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, "how far the page is wider than the screen").toBeLessThanOrEqual(0);
  await test.step("an open order notices what somebody else does, and says so", async () => {
    const said = other.getByRole("status").filter({ hasText: "Bilal changed this order" });
    await expect(said).toContainText(/at .*: Confirmed/);
    await expect(other.getByRole("button", { name: "Start making" }).filter({ visible: true })).toBeVisible();
  });
  await context.close();
});
