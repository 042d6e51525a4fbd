import { boxOf } from "../box.ts";
import { grid, isPhone, namesOf, openFilters, pieces, said, scriptsStayAway, sort } from "../pieces.ts";
import { axe, expect, test } from "../test.ts";

const readyRings = ["Ahad", "Daman", "Elif", "Gauhar", "Lajward", "Moti", "Pukhraj"];

test("a filtered address opened directly has the filtered grid in its first HTML", async ({ page, request }) => {
  const html = await (await request.get("/rings?badge=ready-to-ship&sort=price-up")).text();
  expect(html.match(/<article/g)).toHaveLength(7);
  expect(html).toContain('<meta name="robots" content="noindex, follow"');
  expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^/]+\/rings"/);

  await page.goto("/rings?badge=ready-to-ship&sort=price-up");
  expect(await namesOf(page)).toEqual(["Elif", "Daman", "Moti", "Ahad", "Gauhar", "Lajward", "Pukhraj"]);
  await expect(sort(page)).toHaveValue("price-up");
});

test("what an address doesn't mean is ignored", async ({ page }) => {
  await page.goto("/rings?badge=free&metal=lead&listing=bangles&sort=cheapest&min=-1&utm_source=chat");
  await expect(pieces(page)).toHaveCount(18);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/rings$/);
});

test("sorting lives in the address and goes back", async ({ page }) => {
  await page.goto("/rings");
  const featured = await namesOf(page);
  for (const [name, value, first] of [
    ["Lowest price", "price-up", "Elif"],
    ["Highest price", "price-down", "Kundan"],
    ["Newest", "newest", "Zamurrad"],
  ] as const) {
    await sort(page).selectOption({ label: name });
    await expect(page).toHaveURL(`/rings?sort=${value}`);
    await expect.poll(async () => (await namesOf(page))[0]).toBe(first);
    await expect(page.getByRole("main").getByText(`Sort: ${name}`)).toBeVisible();
  }
  await expect(pieces(page)).toHaveCount(18);
  await sort(page).selectOption("Featured");
  await expect(page).toHaveURL("/rings");
  await page.goBack();
  await expect.poll(async () => (await namesOf(page))[0]).toBe("Zamurrad");
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/rings");
  await expect.poll(() => namesOf(page)).toEqual(featured);
});

test("from md three chips and a sort menu, the rest behind one quiet button", { tag: "@both" }, async ({ page }) => {
  await page.goto("/rings");
  const chips = page.getByRole("list", { name: "Availability" });
  if (isPhone(page)) {
    await expect(chips).toBeHidden();
    const [filter, menu] = [await boxOf(page.getByRole("button", { name: "Filter" })), await boxOf(sort(page))];
    expect([filter.y, filter.height, filter.width]).toEqual([menu.y, 50, 195]);
    return;
  }
  expect((await boxOf(sort(page))).height).toBe(44);
  await expect(chips.getByRole("link")).toHaveText(["All 18", "Ready to Ship", "Made to Order"]);
  await expect(chips.locator("[aria-current]")).toHaveText(["All 18"]);
  await chips.getByRole("link", { name: "Ready to Ship" }).click();
  await expect(page).toHaveURL("/rings?badge=ready-to-ship");
  await expect.poll(() => namesOf(page)).toEqual(readyRings);
  await expect(chips.locator("[aria-current]")).toHaveText(["Ready to Ship"]);
  await expect(said(page)).toHaveText("7 pieces");
  await chips.getByRole("link", { name: "All 18" }).click();
  await expect(page).toHaveURL("/rings");
  await expect(pieces(page)).toHaveCount(18);
  await page.goBack();
  await expect(pieces(page)).toHaveCount(7);
});

test("the sheet filters by availability, stock, price, stone and metal, with real counts", async ({ page }) => {
  await page.goto("/rings");
  const sheet = await openFilters(page);
  await expect(sheet.getByRole("group", { name: "Availability" }).getByRole("checkbox")).toHaveCount(3);
  await expect(sheet.getByRole("checkbox", { name: "Ready to Ship 7" })).toBeVisible();
  await expect(sheet.getByRole("checkbox", { name: "Made to Order 11" })).toBeVisible();
  await expect(sheet.getByRole("checkbox", { name: "In stock 18" })).toBeVisible();
  await sheet.getByText("Stone", { exact: true }).first().click();
  await sheet.getByRole("checkbox", { name: "Kundan 7" }).check();
  await expect(sheet.getByRole("button", { name: "Show 7 pieces" })).toBeVisible();
  await sheet.getByRole("checkbox", { name: "Ruby 4" }).check();
  await expect(sheet.getByRole("button", { name: "Show 10 pieces" })).toBeVisible();
  await sheet.getByText("Metal", { exact: true }).first().click();
  await sheet.getByRole("checkbox", { name: /^Silver-plated/ }).check();
  await expect(sheet.getByRole("button", { name: "Show 2 pieces" })).toBeVisible();
  // What would leave nothing can't be chosen, and says so.
  await expect(sheet.getByRole("checkbox", { name: "Pearl 0" })).toBeDisabled();
  await expect(sheet.getByRole("status")).toHaveText("2 pieces");
  await axe(page);
  await sheet.getByRole("button", { name: "Show 2 pieces" }).click();
  await expect(sheet).toBeHidden();
  expect(await namesOf(page)).toEqual(["Elif", "Heera"]);
  await expect(page).toHaveURL("/rings?stone=kundan&stone=ruby&metal=silver");
  await expect(page.getByRole("button", { name: "Filter (2)" })).toBeFocused();

  // All that was chosen while the sheet was open is one step, and each opening another.
  await page.getByRole("button", { name: "Filter (2)" }).click();
  await sheet.getByRole("checkbox", { name: /^Ruby/ }).uncheck();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/rings?stone=kundan&metal=silver");
  await page.goBack();
  await expect(page).toHaveURL("/rings?stone=kundan&stone=ruby&metal=silver");
  await page.goBack();
  await expect(page).toHaveURL("/rings");
  await expect(pieces(page)).toHaveCount(18);
});

test("the sheet rises from below on phones, and closes by Escape, button and scrim", { tag: "@both" }, async ({
  page,
}) => {
  await page.goto("/rings");
  const sheet = await openFilters(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await expect
    .poll(async () => {
      const box = await boxOf(sheet);
      return isPhone(page) ? [box.x, box.width, box.y + box.height] : box.y > 50;
    })
    .toEqual(isPhone(page) ? [0, width, height] : true);
  if (isPhone(page)) await expect(sheet).toHaveCSS("border-radius", "14px 14px 0px 0px");
  for (const option of await sheet.getByRole("checkbox").all())
    expect((await boxOf(option.locator(".."))).height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await openFilters(page);
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toBeHidden();
  await openFilters(page);
  await page.mouse.click(10, 10);
  await expect(sheet).toBeHidden();
});

test("filtering neither scrolls nor takes the focus, and says the count", async ({ page }) => {
  await page.goto("/earings");
  await page.evaluate(() => scrollTo(0, 120));
  await sort(page).focus();
  await sort(page).selectOption("Newest");
  await expect(page).toHaveURL("/earings?sort=newest");
  await expect(sort(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(120);
  await expect(said(page)).toHaveText("31 pieces");
});

test("filters that leave nothing say so and offer the way out", async ({ page }) => {
  await page.goto("/rings?stone=coral&sort=newest");
  await expect(pieces(page)).toHaveCount(0);
  await expect(grid(page).getByRole("heading", { name: "Nothing matches these filters" })).toBeVisible();
  await expect(said(page)).toHaveText("0 pieces");
  await axe(page);
  await grid(page).getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/rings?sort=newest");
  await expect(pieces(page)).toHaveCount(18);
  await expect(grid(page)).toBeFocused();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("filters and sort are forms", async ({ page, problems }) => {
    problems.allow(scriptsStayAway);
    await page.goto("/rings");
    await page.getByRole("main").getByRole("link", { name: "Filter", exact: true }).click();
    await page.getByRole("checkbox", { name: "Ready to Ship 7" }).check();
    await page.getByRole("textbox", { name: "From" }).fill("5,000");
    await page.getByRole("button", { name: "Show the pieces" }).click();
    await expect(page).toHaveURL(/\/rings\?.*badge=ready-to-ship/);
    expect(await namesOf(page)).toEqual(["Gauhar", "Lajward", "Pukhraj"]);
    await sort(page).selectOption("Highest price");
    await page.getByRole("button", { name: "Sort", exact: true }).click();
    await expect.poll(() => namesOf(page)).toEqual(["Pukhraj", "Lajward", "Gauhar"]);
    await page.getByRole("main").getByRole("link", { name: "Clear", exact: true }).click();
    await expect(page).toHaveURL("/rings?sort=price-down");
    await expect(pieces(page)).toHaveCount(18);
  });
});
