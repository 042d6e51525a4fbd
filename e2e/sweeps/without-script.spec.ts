import type { Page } from "@playwright/test";
import { boxOf } from "../box.ts";
import { expect, test } from "../test.ts";

test.use({ javaScriptEnabled: false });

// Scripts are then refused, as the tests' browser puts it.
test.beforeEach(({ problems }) => problems.allow(/\.js csp$/));

const main = (page: Page) => page.getByRole("main");

test("from home to a listing, a piece and a related one, by links", async ({ page }) => {
  await page.goto("/");
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
    await expect(cards.locator("img:not([alt=''])")).toHaveCount(count);
    await expect(cards.filter({ hasText: /[\d,]+ PKR/ })).toHaveCount(count);
  }
});

test("a product's facts, description and chat are all there; what needs script is not offered", async ({ page }) => {
  await page.goto("/product/97");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Feroza");
  await expect(main(page).getByText("PKR 7,200", { exact: true }).first()).toBeVisible();
  await expect(main(page).getByText("Made to Order", { exact: true }).first()).toBeVisible();
  await expect(main(page).getByRole("region", { name: "Description" })).toContainText("kundan");
  await expect(main(page)).toContainText("Delivery all over Pakistan");
  const chat = main(page).getByRole("link", { name: "GET BEST PRICE", exact: true }).first();
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/923001234567\?text=Hello!/);
  await expect(main(page).getByText("The cart needs JavaScript.")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Add to cart" })).toHaveCount(0);
  await expect(main(page).getByRole("textbox", { name: "Quantity" })).toHaveCount(0);
});

test("what a piece may be had in is told, not offered to choose", async ({ page }) => {
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
});

test("a picture is a link to itself, as large as it is kept", async ({ page, problems }) => {
  // The browser's own, around a picture that is opened by itself.
  problems.allow(/Applying inline style violates/);
  await page.goto("/product/97");
  const pictures = page.getByRole("region", { name: "Pictures of Feroza" });
  await expect(pictures.getByRole("button")).toHaveCount(0);
  await pictures
    .getByRole("link", { name: /Open full screen$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/pictures\/97-.*\.full\.avif$/);
  expect(await page.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(480);
});

test("thumbnails are links to their pictures", async ({ page }) => {
  await page.goto("/product/97");
  const pictures = page.getByRole("region", { name: "Pictures of Feroza" });
  const slides = pictures.getByRole("listitem").filter({ has: page.getByRole("link", { name: /Open full screen$/ }) });
  const { x } = await boxOf(slides.first());
  await pictures.getByRole("link", { name: /^Show picture 3/ }).click();
  await expect.poll(async () => Math.round((await boxOf(slides.nth(2))).x)).toBe(Math.round(x));
});

test("the size helper opens and closes", async ({ page }) => {
  await page.goto("/product/97");
  await main(page).getByRole("button", { name: "Find my size" }).click();
  const helper = page.getByRole("dialog", { name: "Find your ring size" });
  await expect(helper).toBeVisible();
  await helper.getByRole("button", { name: "Close" }).click();
  await expect(helper).toBeHidden();
});

test("a page that isn't there says so, and leads on", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await page.goto("/product/abc");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product not found");
  await main(page).getByRole("link", { name: "Rings", exact: true }).click();
  await expect(page).toHaveURL("/rings");
});

test("pictures need no script to load", async ({ page }) => {
  await page.goto("/product/1");
  const first = page.getByRole("region", { name: "Pictures of Aina" }).locator("img").first();
  await expect(first).toHaveJSProperty("complete", true);
  await expect(first).not.toHaveJSProperty("naturalWidth", 0);
});

for (const name of ["Mohtarma Shehzadi Gulbadan Begum ki Shaadi ka Haar", "Zehnaseebsheeshamahgulmehrunnisakhanum"]) {
  test(`a name like ${name} fits`, async ({ page }) => {
    await page.route("**/product/97", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll("Feroza", name).replaceAll("Gauhar", name);
      await route.fulfill({ response, body });
    });
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/product/97");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

test("search is a form that leads to what it finds", async ({ page }) => {
  await page.goto("/returns");
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
