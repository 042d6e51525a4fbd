import type { Locator, Page } from "@playwright/test";
import { boxOf } from "../box.ts";
import { expect, test } from "../test.ts";

const words = "Your cart is full. Place this order first, then add more.";
const toast = (page: Page) => page.getByRole("alert").filter({ hasText: words });
const addButton = (page: Page) => page.getByRole("button", { name: "Add to cart" }).first();

/** A toast is shown when a hundred lines leave no room for another piece. */
async function fillCart(page: Page): Promise<void> {
  const lines = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, quantity: 1 }));
  const saved = JSON.stringify({ lines, notes: "" });
  await page.addInitScript((cart) => localStorage.setItem("naqsh-cart", cart), saved);
}

async function showToast(page: Page): Promise<void> {
  await fillCart(page);
  await page.goto("/product/120");
  await addButton(page).press("Enter");
  await expect(toast(page)).toBeVisible();
}

/** Whether the time of a toast is passing. */
const isRunning = (shown: Locator) =>
  shown.evaluate((element) =>
    element.getAnimations({ subtree: true }).some((animation) => {
      const { duration } = animation.effect?.getTiming() ?? {};
      return duration === 2000 && animation.playState === "running";
    }),
  );

test("a toast stands at the top right, 90 px down, 380 px wide at most, without a progress bar", async ({ page }) => {
  await showToast(page);
  await toast(page).hover();
  const { width = 0 } = page.viewportSize() ?? {};
  const [size, edge] = width < 768 ? [width - 32, 16] : [380, 24];
  await expect
    .poll(() => toast(page).evaluate((element) => element.getBoundingClientRect().toJSON()))
    .toMatchObject({ top: 90, width: size, right: width - edge });
  await expect(toast(page)).toHaveCSS("border-left", "3px solid rgb(163, 38, 58)");
  await expect(toast(page).locator("svg").first().locator("path")).toHaveCount(1);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test("it closes by itself after two seconds", async ({ page }) => {
  await showToast(page);
  await page.mouse.move(5, 700);
  const before = Date.now();
  await expect(toast(page)).toBeHidden();
  expect(Date.now() - before).toBeGreaterThan(1000);
  expect(Date.now() - before).toBeLessThan(6000);
});

test("its time stands still while it is hovered or holds the focus", async ({ page }) => {
  await showToast(page);
  await toast(page).hover();
  await expect.poll(() => isRunning(toast(page))).toBe(false);
  await page.mouse.move(5, 700);
  await expect.poll(() => isRunning(toast(page))).toBe(true);
  await toast(page).getByRole("button", { name: "Close" }).focus();
  await expect.poll(() => isRunning(toast(page))).toBe(false);
});

test("Alt+T leads to it, its close button away and back", async ({ page }) => {
  await showToast(page);
  await page.keyboard.press("Alt+t");
  await expect(toast(page)).toBeFocused();
  await page.keyboard.press("Tab");
  const close = toast(page).getByRole("button", { name: "Close" });
  await expect(close).toBeFocused();
  const box = await boxOf(close);
  expect([box.width, box.height]).toEqual([44, 44]);
  await page.keyboard.press("Enter");
  await expect(toast(page)).toBeHidden();
  await expect(addButton(page)).toBeFocused();
});

test("a finger drags it away from 80 % of its width on", async ({ page }) => {
  await showToast(page);
  // With the focus in it, nothing but the finger can take it away.
  await page.keyboard.press("Alt+t");
  const box = await boxOf(toast(page));
  if (!box) throw new Error("The toast has no place");
  const drag = async (share: number) => {
    const touch = { pointerType: "touch", clientY: box.y + 20 };
    await toast(page).dispatchEvent("pointerdown", { ...touch, clientX: box.x + 10 });
    await toast(page).dispatchEvent("pointermove", { ...touch, clientX: box.x + 10 + box.width * share });
    await toast(page).dispatchEvent("pointerup", { ...touch, clientX: box.x + 10 + box.width * share });
  };
  await drag(0.75);
  await expect(toast(page)).toHaveCSS("transform", "none");
  await drag(0.85);
  await expect(toast(page)).toBeHidden();
});

test("the toast's library is not loaded before it is needed", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/returns");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.includes("toasts"))).toEqual([]);
});

test("a toast that a bad line lost comes with the next press, as it should look", async ({ page, problems }) => {
  problems.allow(/toasts/);
  let lost = 0;
  await page.route("**/toasts*", async (route) => {
    lost += 1;
    await route.abort("connectionfailed");
  });
  await fillCart(page);
  await page.goto("/product/120");
  await addButton(page).press("Enter");
  await expect.poll(() => lost).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  await page.unroute("**/toasts*");
  await addButton(page).press("Enter");
  await expect(toast(page)).toHaveCSS("border-left", "3px solid rgb(163, 38, 58)");
});
