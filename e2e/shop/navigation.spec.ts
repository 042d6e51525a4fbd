import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

test("Back returns to where she was", async ({ page }) => {
  await page.goto("/rings");
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.getByRole("banner").getByRole("link", { name: "Cart" }).click();
  await expect(page).toHaveURL("/cart");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/rings");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test("the first press of Tab offers to skip to the content", async ({ page }) => {
  await page.goto("/rings");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the focus is seen on every control of the bar, and the page stays where it is", async ({ page }) => {
  await page.goto("/returns");
  await page.evaluate(() => scrollTo(0, 300));
  await page.getByRole("link", { name: "Skip to the content" }).focus();
  await page.keyboard.press("Tab");
  for (const _ of Array(isPhone(page) ? 4 : 10)) {
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement ?? document.body);
      return { outlineStyle, outlineWidth, outlineColor, inHeader: Boolean(document.activeElement?.closest("header")) };
    });
    expect(ring).toEqual({
      outlineStyle: "solid",
      outlineWidth: "3px",
      outlineColor: "rgb(36, 26, 39)",
      inHeader: true,
    });
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await page.keyboard.press("Tab");
  }
});
