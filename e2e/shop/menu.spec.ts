import type { Page } from "@playwright/test";
import { boxOf } from "../box.ts";
import { axe, expect, test } from "../test.ts";

const names = ["Earrings", "Chokkars", "Long Chains", "Bangles", "Rings", "Accessories", "Bridal Sets"];

// The drawer is the phone's; from 768 px the links stand in the bar.
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
});

const opener = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const drawer = (page: Page) => page.getByRole("dialog", { name: "MENU" });

async function openMenu(page: Page, path = "/rings"): Promise<void> {
  await page.goto(path);
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
}

test("the drawer is titled MENU and lists the seven links with round pictures, then the rest", async ({ page }) => {
  await openMenu(page);
  await expect(drawer(page).getByRole("heading")).toHaveText("MENU");
  const links = drawer(page).getByRole("navigation").getByRole("link");
  await expect(links).toHaveText([...names, "Mathapatti", "Clutches", "Everything"]);
  await expect(links.nth(4)).toHaveAttribute("aria-current", "page");
  for (const link of (await links.all()).slice(0, names.length)) {
    const picture = await boxOf(link.locator("picture"));
    expect([picture.width, picture.height]).toEqual([44, 44]);
    expect((await boxOf(link.locator(".."))).height).toBe(62);
    await expect(link.locator("img")).toHaveJSProperty("complete", true);
  }
  await expect(drawer(page).getByRole("link", { name: "Ask us on WhatsApp" })).toBeVisible();
  await expect(drawer(page).getByRole("link", { name: "0300 1234567" })).toHaveAttribute("href", "tel:+923001234567");
  await expect(drawer(page)).toContainText("© 2025 Naqsh");
});

test("its pictures are not loaded before it opens", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/returns");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.startsWith("/pictures/"))).toEqual([]);
});

test("it slides in from the left in 220 ms, 326 px wide, over a scrim", async ({ page }) => {
  await openMenu(page);
  await expect(drawer(page)).toHaveCSS("transition-duration", /^0\.22s/);
  await expect.poll(() => boxOf(drawer(page))).toMatchObject({ x: 0, y: 0, width: 326, height: 844 });
});

test("a link closes it and leads on", async ({ page }) => {
  await openMenu(page);
  await drawer(page).getByRole("link", { name: "Bangles" }).click();
  await expect(page).toHaveURL("/bangles");
  await expect(drawer(page)).toBeHidden();
});

test("the overlay, Escape and the close button close it, and the focus returns", async ({ page }) => {
  await openMenu(page);
  await page.mouse.click(370, 500);
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await opener(page).click();
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await drawer(page).getByRole("button", { name: "Close the menu" }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("Back shows the page without the menu that led away from it", async ({ page }) => {
  await openMenu(page, "/bangles");
  await drawer(page).getByRole("link", { name: "Rings", exact: true }).click();
  await expect(page).toHaveURL("/rings");
  await page.goBack();
  await expect(page).toHaveURL("/bangles");
  await expect(drawer(page)).toBeHidden();
});

test("the focus stays inside while it is open, and nothing scrolls behind", async ({ page }) => {
  await openMenu(page);
  for (const _ of Array(25)) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(outside).toBe(false);
  }
  await page.mouse.move(370, 500);
  await page.mouse.wheel(0, 600);
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("it opens before any script has run", async ({ page }) => {
  await page.route("**/*.js", () => {
    // Still on their way.
  });
  await page.goto("/rings", { waitUntil: "commit" });
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
  await drawer(page).getByRole("button", { name: "Close the menu" }).click();
  await expect(drawer(page)).toBeHidden();
  // So does the search, with the keyboard of a phone.
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("combobox", { name: "Search for a piece" })).toBeFocused();
});

test("without script a link leads to the same links in the footer", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${baseURL}/rings`);
  await expect(opener(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Menu", exact: true }).click();
  const shop = page.getByRole("navigation", { name: "Shop" });
  await expect(shop.getByRole("link", { name: "Bangles" })).toBeInViewport();
  await shop.getByRole("link", { name: "Bangles" }).click();
  await expect(page).toHaveURL(`${baseURL}/bangles`);
  await context.close();
});

test("under reduced motion it is in its place at the press, not some frames later", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/rings");
  const place = await opener(page).evaluate((button: HTMLElement) => {
    button.click();
    return document.querySelector("dialog[open] > div")?.getBoundingClientRect().x;
  });
  expect(place).toBe(0);
});

test("axe finds nothing with the menu open", async ({ page }) => {
  await openMenu(page);
  await expect.poll(async () => (await boxOf(drawer(page).getByRole("heading"))).x).toBeGreaterThan(0);
  await axe(page);
});
