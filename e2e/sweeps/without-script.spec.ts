import type { Page } from "@playwright/test";
import { boxOf } from "../box.ts";
import { grid, namesOf, pieces, said, sort } from "../pieces.ts";
import { expect, test } from "../test.ts";

test.use({ javaScriptEnabled: false });

// Scripts are then refused, as the tests' browser puts it.
test.beforeEach(({ problems }) => problems.allow(/\.js csp$/));

const main = (page: Page) => page.getByRole("main");

const rows = [
  ["Earrings", "/earings", 8],
  ["Chokkars", "/chokkars", 8],
  ["Long Chains", "/long-chains", 7],
  ["Bridal Sets", "/bridal-sets", 8],
] as const;

test("from home to a listing, a piece and a related one, by links", async ({ page }) => {
  await page.goto("/");
  for (const [title, path, items] of rows) {
    const section = main(page).getByRole("region", { name: title, exact: true });
    await expect(section.getByRole("article")).toHaveCount(items);
    await expect(section.getByRole("link", { name: `View All ${title}` })).toHaveAttribute("href", path);
    await expect(section.getByRole("list").first()).toHaveCSS("overflow-x", "auto");
  }
  await expect(main(page).getByRole("button")).toHaveCount(0);
  for (const name of ["See bridal sets", "See chokkars", "See long chains"])
    await expect(main(page).getByRole("link", { name: new RegExp(name) })).toBeVisible();
  await main(page).getByRole("link", { name: "View All Earrings" }).click();
  await expect(page).toHaveURL("/earings");
  await expect(main(page).getByRole("article")).toHaveCount(31);
  await main(page).getByRole("link", { name: /Bijli/ }).first().click();
  await expect(page).toHaveURL("/product/38");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bijli");
  const related = main(page).getByRole("region", { name: "Related products" });
  await related.locator("a[href^='/product/']").first().click();
  await expect(page).toHaveURL(/\/product\/(?!38$)\d+$/);
});

test("a listing is complete: every piece with its picture, price and chat", async ({ page }) => {
  for (const [path, count] of [
    ["/earings", 31],
    ["/mathapatti", 6],
  ] as const) {
    await page.goto(path);
    const cards = main(page).getByRole("article");
    await expect(cards, path).toHaveCount(count);
    await expect(cards.getByRole("link", { name: /^GET BEST PRICE/ })).toHaveCount(count);
    await expect(cards.locator("img")).toHaveCount(count);
    const search = await boxOf(page.getByRole("search"));
    const title = await boxOf(page.getByRole("heading", { level: 1 }));
    expect(title.y, "the search form covers no heading").toBeGreaterThanOrEqual(search.y + search.height);
    await expect(cards.filter({ hasText: /[\d,]+ PKR/ })).toHaveCount(count);
  }
});

test("a product's facts, choices, pictures and chat are there; what needs script is told, not offered", async ({
  page,
  problems,
}) => {
  await page.goto("/product/97");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Feroza");
  await expect(main(page).getByText("PKR 7,200", { exact: true }).first()).toBeVisible();
  await expect(main(page).getByText("Made to Order", { exact: true }).first()).toBeVisible();
  await expect(main(page).getByRole("region", { name: "Description" })).toContainText("kundan");
  await expect(main(page)).toContainText("Delivery all over Pakistan");
  await expect(main(page).getByText("At your door in 12 to 19 working days")).toBeVisible();
  const chat = main(page).getByRole("link", { name: "GET BEST PRICE", exact: true }).first();
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/923001234567\?text=Hello!/);
  await expect(main(page).getByText("The cart needs JavaScript.")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Add to cart" })).toHaveCount(0);
  await expect(main(page).getByRole("textbox", { name: "Quantity" })).toHaveCount(0);

  await main(page).getByRole("button", { name: "Find my size" }).click();
  const helper = page.getByRole("dialog", { name: "Find your ring size" });
  await expect(helper).toBeVisible();
  await helper.getByRole("button", { name: "Close" }).click();
  await expect(helper).toBeHidden();

  const pictures = page.getByRole("region", { name: "Pictures of Feroza" });
  const slides = pictures.getByRole("listitem").filter({ has: page.getByRole("link", { name: /Open full screen$/ }) });
  const { x } = await boxOf(slides.first());
  await pictures.getByRole("link", { name: /^Show picture 3/ }).click();
  await expect.poll(async () => Math.round((await boxOf(slides.nth(2))).x)).toBe(Math.round(x));

  // The browser's own, around a picture that is opened by itself.
  problems.allow(/Applying inline style violates/);
  await expect(pictures.getByRole("button")).toHaveCount(0);
  await pictures
    .getByRole("link", { name: /Open full screen$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/pictures\/97-.*\.full\.avif$/);
  expect(await page.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(480);
});

test("what a piece may be had in is told, not offered to choose; pictures need no script to load", async ({ page }) => {
  for (const [path, told] of [
    ["/product/97", "16, 17, 18, 19"],
    ["/product/1", "It doesn’t change the price."],
  ] as const) {
    await page.goto(path);
    await expect(main(page).getByText(told)).toBeVisible();
    for (const role of ["radio", "switch", "checkbox"] as const)
      await expect(main(page).getByRole(role), `${role} of ${path}`).toHaveCount(0);
  }
  await main(page).getByText("With matching dupatta").click({ force: true });
  await expect(main(page).locator("[name=withDupatta]")).toBeChecked();

  const first = page.getByRole("region", { name: "Pictures of Aina" }).locator("img").first();
  await expect(first).toHaveJSProperty("complete", true);
  await expect(first).not.toHaveJSProperty("naturalWidth", 0);
});

test("a page that isn't there says so, and leads on", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await page.goto("/product/abc");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product not found");
  await main(page).getByRole("link", { name: "Rings", exact: true }).click();
  await expect(page).toHaveURL("/rings");
});

for (const name of ["Mohtarma Shehzadi Gulbadan Begum ki Shaadi ka Haar", "Zehnaseebsheeshamahgulmehrunnisakhanum"]) {
  test(`a name like ${name} fits`, async ({ page }) => {
    await page.route("**/product/97", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll("Feroza", name).replaceAll("Gauhar", name);
      await route.fulfill({ response, body });
    });
    await page.goto("/product/97");
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

test("the policy is complete, and search is a form that leads to what it finds", async ({ page }) => {
  await page.goto("/returns");
  await expect(main(page).getByRole("heading", { level: 2 })).toHaveCount(4);
  const field = page.getByRole("search").getByRole("combobox", { name: "Search for a piece" });
  await field.fill("kundan");
  await field.press("Enter");
  await expect(page).toHaveURL("/shop?q=kundan");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("“kundan”");
});

test("a list that somebody sent leads to its pieces, one by one", async ({ page }) => {
  await page.goto("/saved?ids=1,38,x");
  const list = page.getByRole("main").getByRole("listitem");
  await expect(list).toHaveText(["Piece 1", "Piece 2"]);
  await list.last().getByRole("link").click();
  await expect(page).toHaveURL("/product/38");
});

test("filters and sort are forms, more pieces a link", async ({ page }) => {
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

test("cart, checkout and menu say what needs script, and lead on", async ({ page }) => {
  await page.goto("/cart");
  await expect(main(page).getByText(/The cart needs JavaScript/)).toBeVisible();
  await expect(main(page).getByText("Opening your cart…")).toBeHidden();
  await page.goto("/checkout");
  await expect(main(page).getByText(/Checkout needs JavaScript/)).toBeVisible();
  const chat = main(page).getByRole("link", { name: "Order on WhatsApp" });
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/923001234567/);
  await expect(page.getByRole("button", { name: "Menu", exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Menu", exact: true }).click();
  const shop = page.getByRole("navigation", { name: "Shop" });
  await expect(shop.getByRole("link", { name: "Bangles" })).toBeInViewport();
  await shop.getByRole("link", { name: "Bangles" }).click();
  await expect(page).toHaveURL("/bangles");
});
