import { boxOf } from "../box.ts";
import { grid, isPhone, namesOf, openFilters, pieces, said, scriptsStayAway } from "../pieces.ts";
import { axe, expect, test } from "../test.ts";

const categories = [
  "Bridal Sets 29",
  "Earrings 31",
  "Chokkars 16",
  "Long Chains 7",
  "Bangles 13",
  "Rings 18",
  "Mathapatti 6",
  "Accessories 9",
  "Clutches 8",
];

test("/shop is the whole collection, a few of each kind first", { tag: "@both" }, async ({ page }) => {
  await page.goto("/shop");
  await expect(page).toHaveTitle(/collection.* · Naqsh$/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/shop$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The whole collection");
  await expect(page.getByText("135 pieces, all made by hand.")).toBeVisible();
  await expect(said(page)).toHaveText("135 pieces");
  expect((await namesOf(page)).slice(0, 6)).toEqual(["Aina", "Bijli", "Gauhar", "Laila", "Resham Potli", "Jhankar"]);
  await axe(page);
});

test("two columns on a phone, two or three beside the filter column of 236 px from md", async ({ page }) => {
  await page.goto("/shop");
  const column = page.getByRole("complementary", { name: "Filter", exact: true });
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all([0, 1, 2, 3].map((index) => boxOf(pieces(page).nth(index))));
    expect(
      boxes.filter(({ y }) => y === boxes[0]?.y),
      `at ${width} px`,
    ).toHaveLength(width < 960 ? 2 : 3);
    expect(boxes[0]?.width).toBeGreaterThan(width < 768 ? 150 : 200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(column).toBeVisible({ visible: width >= 768 });
    await expect(page.getByRole("list", { name: "Category" })).toBeVisible({ visible: width < 768 });
    if (width >= 768) expect((await boxOf(column)).width).toBe(236);
  }
});

test("twelve at a time: more are added in place, and reading goes on with the first of them", async ({ page }) => {
  await page.goto("/");
  await page.goto("/shop");
  await expect(pieces(page)).toHaveCount(12);
  const before = await namesOf(page);
  await expect(grid(page).getByText("12 of 135")).toBeVisible();
  const more = grid(page).getByRole("link", { name: "Show more" });
  await more.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await more.click();
  await expect(page).toHaveURL("/shop?shown=24");
  await expect(pieces(page)).toHaveCount(24);
  expect((await namesOf(page)).slice(0, 12)).toEqual(before);
  await expect(pieces(page).nth(12).getByRole("link").first()).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expect(grid(page).getByText("24 of 135")).toBeVisible();

  await page.reload();
  await expect(pieces(page)).toHaveCount(24);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("the last step shows all, and no further one is offered", async ({ page }) => {
  await page.goto("/shop?shown=132");
  await expect(pieces(page)).toHaveCount(132);
  await grid(page).getByRole("link", { name: "Show more" }).click();
  await expect(pieces(page)).toHaveCount(135);
  await expect(grid(page).getByRole("link", { name: "Show more" })).toHaveCount(0);
  expect(new Set(await namesOf(page)).size).toBe(135);
});

test("Back from a piece returns to the same pieces at the same place", async ({ page }) => {
  await page.goto("/shop");
  await grid(page).getByRole("link", { name: "Show more" }).click();
  await expect(pieces(page)).toHaveCount(24);
  await pieces(page).nth(20).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await pieces(page).nth(20).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(pieces(page)).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test("filters by several categories and badges, live, and Back undoes", async ({ page }) => {
  await page.goto("/shop");
  const filters = await openFilters(page);
  const group = filters.getByRole("group", { name: "Category" });
  for (const name of categories) await expect(group.getByRole("checkbox", { name, exact: true })).toBeVisible();
  await expect(group.getByRole("checkbox")).toHaveCount(9);
  await group.getByRole("checkbox", { name: "Bridal Sets 29" }).check();
  await expect(filters.getByRole("checkbox", { name: "Ready to Ship 5" })).toBeVisible();
  await filters.getByRole("checkbox", { name: "Ready to Ship 5" }).check();
  await expect(page).toHaveURL("/shop?listing=bridal-sets&badge=ready-to-ship");
  if (isPhone(page)) {
    await filters.getByRole("button", { name: "Show 5 pieces" }).click();
    await expect(filters).toBeHidden();
  }
  await expect(said(page)).toHaveText("5 pieces");
  expect((await namesOf(page)).toSorted()).toEqual(["Dilruba", "Gul Bahar", "Sheesham", "Shehnaz", "Sitara"]);
  await expect(page.getByText("135 pieces, all made by hand.")).toBeVisible();

  await page.goBack();
  // In the column each choice is a step; in the sheet all of them are one.
  await expect(page).toHaveURL(isPhone(page) ? "/shop" : "/shop?listing=bridal-sets");
  await expect(said(page)).toHaveText(isPhone(page) ? "135 pieces" : "29 pieces");
});

test("Clear takes every filter away", async ({ page }) => {
  await page.goto("/shop?listing=rings&metal=silver&sort=price-up");
  await expect(pieces(page)).toHaveCount(3);
  const filters = await openFilters(page);
  await expect(filters.getByRole("checkbox", { name: "Silver-plated 3" })).toBeChecked();
  await filters.getByRole("link", { name: "Clear", exact: true }).click();
  await expect(page).toHaveURL("/shop?sort=price-up");
  await expect(filters.getByRole("checkbox", { checked: true })).toHaveCount(0);
  if (isPhone(page)) {
    await filters.getByRole("button", { name: "Show 135 pieces" }).click();
    await expect(filters).toBeHidden();
  } else await expect(grid(page)).toBeFocused();
  await expect(said(page)).toHaveText("135 pieces");
});

test("on phones a chip chooses one category", async ({ page }) => {
  await page.goto("/shop?badge=ready-to-ship");
  const chips = page.getByRole("list", { name: "Category" });
  await expect(chips.getByRole("link")).toHaveText(["All", ...categories.map((name) => name.replace(/ \d+$/, ""))]);
  await expect(chips.locator("[aria-current]")).toHaveText(["All"]);
  await chips.getByRole("link", { name: "Earrings" }).click();
  await expect(page).toHaveURL("/shop?listing=earrings&badge=ready-to-ship");
  await expect(said(page)).toHaveText("14 pieces");
  await expect(chips.locator("[aria-current]")).toHaveText(["Earrings"]);
  await chips.getByRole("link", { name: "All" }).click();
  await expect(page).toHaveURL("/shop?badge=ready-to-ship");
  await page.goto("/shop?listing=clutches");
  await expect(chips.getByRole("link", { name: "Clutches" })).toBeInViewport();
});

test("in the column keys are enough, and the focus stays", { tag: "@desktop" }, async ({ page }) => {
  if (isPhone(page)) await page.setViewportSize({ width: 800, height: 900 });
  await page.goto("/shop");
  const column = page.getByRole("complementary", { name: "Filter", exact: true });
  const rings = column.getByRole("checkbox", { name: /^Rings/ });
  await rings.focus();
  await page.keyboard.press("Space");
  await expect(said(page)).toHaveText("18 pieces");
  await expect(rings).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/shop");
  await column.getByRole("slider", { name: "Highest price" }).focus();
  // Moved twice, it is still one step.
  for (const count of ["132 pieces", "128 pieces"]) {
    await page.keyboard.press("PageDown");
    await expect(said(page)).toHaveText(count);
    await expect(page).toHaveURL(/\/shop\?max=\d+$/);
  }
  await page.goBack();
  await expect(page).toHaveURL("/shop");
});

test("an empty view leads out", async ({ page }) => {
  await page.goto("/shop?listing=mathapatti&max=5000");
  await expect(grid(page).getByRole("heading", { name: "Nothing matches these filters" })).toBeVisible();
  const filters = grid(page).getByRole("list", { name: "Your filters" });
  await expect(filters.getByRole("link")).toHaveText(["Remove Mathapatti", "Remove Up to 5,000 PKR"]);
  await filters.getByRole("link", { name: "Remove Up to 5,000 PKR" }).click();
  await expect(page).toHaveURL("/shop?listing=mathapatti");
  await expect(pieces(page)).toHaveCount(6);
  await page.goBack();
  await grid(page).getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(pieces(page)).toHaveCount(12);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("filters are a form, more pieces a link", async ({ page, problems }) => {
    problems.allow(scriptsStayAway);
    await page.goto("/shop");
    await grid(page).getByRole("link", { name: "Show more" }).click();
    await expect(page).toHaveURL("/shop?shown=24");
    await expect(pieces(page)).toHaveCount(24);
    await page.getByRole("checkbox", { name: "Rings 18" }).check();
    await page.getByRole("checkbox", { name: "Bangles 13" }).check();
    await page.getByRole("button", { name: "Show the pieces" }).click();
    await expect(page).toHaveURL(/\/shop\?.*listing=bangles&listing=rings/);
    await expect(said(page).first()).toHaveText("31 pieces");
    await expect(pieces(page)).toHaveCount(12);
  });
});
