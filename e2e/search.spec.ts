import type { Page } from "@playwright/test";
import { boxOf } from "./box.ts";
import { openFilters, pieces } from "./pieces.ts";
import { axe, expect, test } from "./test.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });
const panel = (page: Page) => page.getByRole("search", { name: "Products" });
const field = (page: Page) => panel(page).getByRole("combobox", { name: "Search for a piece" });
const results = (page: Page) => panel(page).getByRole("listbox", { name: "Products" }).getByRole("option");
const says = (page: Page) => panel(page).getByRole("status");

async function openSearch(page: Page, path = "/returns"): Promise<void> {
  await page.goto(path);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}

test("opens from the navigation and hangs from it", async ({ page }) => {
  await openSearch(page);
  await expect(opener(page)).toHaveAttribute("aria-expanded", "true");
  const header = await boxOf(page.getByRole("banner"));
  await expect.poll(async () => (await boxOf(panel(page))).y).toBe(header.y + header.height - (isPhone(page) ? 1 : -7));
  const { x, width } = await boxOf(panel(page));
  expect([x, width]).toEqual(isPhone(page) ? [0, 390] : [1440 - 64 - 520, 520]);
  expect((await boxOf(field(page).locator(".."))).height).toBe(52);
  await opener(page).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
});

test("offers the five samples before anything is typed", async ({ page }) => {
  await openSearch(page);
  await expect(says(page)).toHaveText("Often looked for");
  await expect(results(page)).toHaveText([/Aina/, /Bijli/, /Gulistan/, /Feroza/, /Resham Potli/]);
  await field(page).fill("   ");
  await expect(results(page)).toHaveCount(5);
});

test("typing searches names and categories, whatever the case; each result shows what it is", async ({ page }) => {
  await openSearch(page);
  await field(page).fill("mAh");
  await expect(says(page)).toHaveText("4 Results");
  await expect(results(page)).toHaveText([/Mahgul/, /Mahjabeen/, /Mahtab Tikka/, /Sheesh Mahal Clutch/]);
  const first = results(page).first();
  await expect(first).toContainText("Bridal Sets");
  await expect(first).toContainText("68,000 PKR");
  await expect(first).toHaveAttribute("href", "/product/2");
  await expect(first.locator("mark")).toHaveText("Mah");
  await expect(first.locator("img")).toHaveJSProperty("complete", true);
  expect((await boxOf(first)).height).toBe(81);
});

for (const [text, count] of [
  ["earring", 31],
  ["Earings", 31],
  ["bridal", 29],
  ["clutch", 8],
  ["Aina", 1],
  ["jhumka", undefined],
  ["emerald ring", undefined],
] as const) {
  test(`"${text}" finds what a shopper means`, async ({ page }) => {
    await openSearch(page);
    await field(page).fill(text);
    await expect(says(page)).toHaveText(count === undefined ? /^[1-9]\d* Results$/ : `${count} Results`);
    await expect(results(page).first()).toBeVisible();
  });
}

test("says so when nothing is found, with one line of help", async ({ page }) => {
  await openSearch(page);
  await field(page).fill("platinum");
  await expect(says(page)).toContainText("No products found");
  await expect(says(page)).toContainText("Try a name, or a kind: rings, bangles, bridal.");
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await expect(results(page)).toHaveCount(0);
});

test("the clear button empties the field and stays in it", async ({ page }) => {
  await openSearch(page);
  const clear = panel(page).getByRole("button", { name: "Clear" });
  await expect(clear).toHaveCount(0);
  await field(page).fill("mah");
  await clear.click();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await expect(results(page)).toHaveCount(5);
});

test("arrow keys choose, round the ends; Enter opens what is chosen", async ({ page }) => {
  await openSearch(page);
  await field(page).fill("mah");
  await expect(results(page)).toHaveCount(4);
  const chosen = (index: number) => expect(results(page).nth(index)).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("ArrowDown");
  await chosen(0);
  await page.keyboard.press("ArrowUp");
  await chosen(3);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await chosen(1);
  const id = await results(page).nth(1).getAttribute("id");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", id ?? "");
  await expect(panel(page).locator("[aria-selected=true]")).toHaveCount(1);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mahjabeen");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(panel(page)).toHaveCount(0);
});

test("Enter alone, as the keyboard's Search key, leads to a page of what is found, with filters and sorting", async ({
  page,
}) => {
  await openSearch(page, "/rings");
  await field(page).fill("kundan");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/shop?q=kundan");
  await expect(page).toHaveTitle("“kundan” · Naqsh");
  await expect(panel(page)).toHaveCount(0);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("“kundan”");
  await expect(main.getByText(/^1 piece, and \d\d more with kundan\.$/)).toBeVisible();
  await expect(main.getByRole("heading", { name: "Also with kundan" })).toBeVisible();
  await expect(pieces(page).first()).toContainText("Kundan");
  await axe(page);

  await main.getByRole("combobox", { name: "Sort" }).selectOption("Lowest price");
  await expect(page).toHaveURL("/shop?q=kundan&sort=price-up");
  const filters = await openFilters(page);
  await filters.getByRole("checkbox", { name: /^Bangles/ }).check();
  await expect(page).toHaveURL("/shop?q=kundan&listing=bangles&sort=price-up");
  await filters.getByRole("link", { name: "Clear", exact: true }).click();
  await expect(page).toHaveURL("/shop?q=kundan&sort=price-up");
  await page.goto("/shop?q=platinum");
  await expect(main.getByRole("heading", { name: "No products found" })).toBeVisible();
});

test("below what is called so, the pieces that say it, in a part of their own", async ({ page }) => {
  await openSearch(page);
  await field(page).fill("feroza");
  await expect(says(page)).toHaveText("1 Results");
  const also = panel(page).getByRole("group", { name: "Also with feroza" });
  await expect(also.getByRole("option")).toHaveCount(6);
  await expect(panel(page).getByRole("option")).toHaveCount(7);
  await axe(page);
  await panel(page)
    .getByRole("link", { name: /^See all \d+, with filters$/ })
    .click();
  await expect(page).toHaveURL("/shop?q=feroza");
  await expect(panel(page)).toHaveCount(0);
});

test("Back closes it and leaves the page where it was; who goes on from it comes back to the page", async ({
  page,
}) => {
  await page.goto("/earings");
  await page.evaluate(() => scrollTo(0, 400));
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill("mah");
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL("/earings");
  expect(await page.evaluate(() => scrollY)).toBe(400);

  // Closed by other means, it leaves nothing behind in the history.
  await opener(page).click();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await opener(page).click();
  await field(page).fill("mah");
  await results(page).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mahgul");
  await page.goBack();
  await expect(page).toHaveURL("/earings");
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Earrings");
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("picking a result closes the search and clears the text", async ({ page }) => {
  await openSearch(page);
  await field(page).fill("mah");
  await results(page).nth(2).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mahtab Tikka");
  await expect(panel(page)).toHaveCount(0);
  await opener(page).click();
  await expect(field(page)).toHaveValue("");
  await expect(says(page)).toHaveText("Often looked for");
});

test("Escape closes it, and the focus returns to the button", async ({ page }) => {
  await openSearch(page);
  await field(page).fill("mah");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test("a click outside closes it, also in the moment it opens, and does nothing else", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    const [button] = document.querySelectorAll<HTMLElement>("header [aria-label=Search]");
    button?.click();
    const outside = document.elementFromPoint(innerWidth / 4, innerHeight - 60);
    if (outside instanceof HTMLElement) outside.click();
  });
  await expect(panel(page)).toHaveCount(0);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const place = { x: Math.round(width * 0.25), y: height - 60 };
  if (isPhone(page)) await page.touchscreen.tap(place.x, place.y);
  else await page.mouse.click(place.x, place.y);
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("marking the text with a pointer that leaves the panel keeps it open", async ({ page }) => {
  await openSearch(page);
  await field(page).fill("mahgul");
  const box = await boxOf(field(page));
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(5, box.y + 600, { steps: 4 });
  await page.mouse.up();
  await expect(field(page)).toHaveValue("mahgul");
});

test("leaving it by Tab closes it", async ({ page }) => {
  await openSearch(page);
  await page.keyboard.press("Tab");
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Saved" })).toBeFocused();
});

test("the list scrolls at its maximum height, and keeps the chosen row in view", async ({ page }) => {
  await openSearch(page);
  await field(page).fill("e");
  const list = panel(page).getByRole("listbox");
  expect((await boxOf(list)).height).toBe(440);
  await expect(results(page)).toHaveCount(30);
  for (const _ of Array(14)) await page.keyboard.press("ArrowDown");
  await expect(results(page).nth(13)).toHaveAttribute("aria-selected", "true");
  await expect(results(page).nth(13)).toBeInViewport({ ratio: 0.9 });
  const found = Number.parseInt((await says(page).textContent()) ?? "", 10);
  expect(found).toBeGreaterThan(30);
  await expect(panel(page).getByRole("link", { name: `See all ${found}, with filters` })).toBeVisible();
  // Other words start at the top again.
  await field(page).fill("ea");
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(0);
});

test("axe finds nothing while it is open: samples, results, none", async ({ page }) => {
  await openSearch(page);
  await expect(results(page)).toHaveCount(5);
  await expect(panel(page)).toHaveCSS("opacity", "1");
  await axe(page);
  await field(page).fill("mah");
  await page.keyboard.press("ArrowDown");
  await expect(results(page)).toHaveCount(4);
  await axe(page);
  await field(page).fill("platinum");
  await expect(says(page)).toContainText("No products found");
  await axe(page);
});
