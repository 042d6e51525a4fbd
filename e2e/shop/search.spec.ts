import { boxOf } from "../box.ts";
import { openFilters, pieces } from "../pieces.ts";
import { field, openSearch, panel, results, says } from "../search-panel.ts";
import { axe, expect, test } from "../test.ts";

test("samples before anything is typed, then names and categories, whatever the case; each shows what it is", async ({
  page,
}) => {
  await openSearch(page);
  await expect(says(page)).toHaveText("Often looked for");
  await expect(results(page)).toHaveText([/Aina/, /Bijli/, /Gulistan/, /Feroza/, /Resham Potli/]);
  await field(page).fill("   ");
  await expect(results(page)).toHaveCount(5);

  await field(page).fill("mAh");
  await expect(says(page)).toHaveText("4 Results");
  await expect(results(page)).toHaveText([/Mahgul/, /Mahjabeen/, /Mahtab Tikka/, /Sheesh Mahal Clutch/]);
  const first = results(page).first();
  await expect(first).toContainText("Choker set with kundan flowers");
  await expect(first).toContainText("68,000 PKR");
  await expect(first).toHaveAttribute("href", "/product/2");
  await expect(first.locator("mark")).toHaveText("Mah");
  await expect(first.locator("img")).toHaveJSProperty("complete", true);
  expect((await boxOf(first)).height).toBe(81);

  for (const [text, count] of [
    ["earring", 31],
    ["Earings", 31],
    ["bridal", 29],
    ["clutch", 8],
    ["Aina", 1],
    ["jhumka", undefined],
    ["انگوٹھی", undefined],
    ["chocker", undefined],
    ["emerald ring", undefined],
  ] as const) {
    await test.step(`"${text}" finds what a shopper means`, async () => {
      // So that a count isn't the one before.
      await field(page).fill("");
      await expect(says(page)).toHaveText("Often looked for");
      await field(page).fill(text);
      await expect(says(page)).toHaveText(count === undefined ? /^[1-9]\d* Results$/ : `${count} Results`);
      await expect(results(page).first()).toBeVisible();
    });
  }
});

test("says so when nothing is found; a long list scrolls and keeps the chosen row in view", async ({ page }) => {
  await openSearch(page);
  await field(page).fill("platinum");
  await expect(says(page)).toContainText("No products found");
  await expect(says(page)).toContainText("Nothing is called platinum here.");
  await expect(panel(page).getByRole("link", { name: "Ask us for platinum" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me/,
  );
  await expect(panel(page).getByRole("list", { name: "Categories" }).getByRole("link")).toHaveCount(9);
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await expect(results(page)).toHaveCount(0);

  await field(page).fill("e");
  const list = panel(page).getByRole("listbox");
  await expect(results(page)).toHaveCount(30);
  expect((await boxOf(list)).height).toBe(440);
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
  await expect(main.getByRole("combobox", { name: "Sort" })).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Ask us for platinum" })).toBeVisible();
  await main.getByRole("link", { name: "See everything" }).click();
  await expect(pieces(page).first()).toBeVisible();
  await expect(page).toHaveURL("/shop");
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
