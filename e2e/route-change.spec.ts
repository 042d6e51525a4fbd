import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const footer = (page: Page) => page.getByRole("contentinfo");
const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

test("a new page starts at its top, with the focus on its heading and its title announced", async ({ page }) => {
  await page.goto("/returns");
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await footer(page).getByRole("link", { name: "Bangles" }).click();
  await expect(page).toHaveURL("/bangles");
  await expect(heading(page)).toHaveText("Bangles");
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const title = await page.title();
  await expect(page.getByRole("status").filter({ hasText: title })).toHaveText(title);
});

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
  await expect(heading(page)).toBeFocused();
});

test("a link to the page that she is on is no step of its own", async ({ page }) => {
  await page.goto("/returns");
  await footer(page).getByRole("link", { name: "Bangles" }).click();
  await expect(heading(page)).toHaveText("Bangles");
  const steps = await page.evaluate(() => history.length);
  await page.evaluate(() => scrollTo(0, 300));
  await footer(page).getByRole("link", { name: "Bangles" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goBack();
  await expect(page).toHaveURL("/returns");
});

test("a link that is opened in another tab leaves this one as it is @desktop", async ({ page, context }) => {
  await page.goto("/returns");
  const other = context.waitForEvent("page");
  await footer(page)
    .getByRole("link", { name: "Bangles" })
    .click({ modifiers: ["ControlOrMeta"] });
  await expect(heading(await other)).toHaveText("Bangles");
  await expect(page).toHaveURL("/returns");
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
