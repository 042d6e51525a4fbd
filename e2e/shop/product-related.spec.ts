import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";

const related = (page: Page) => page.getByRole("main").getByRole("region", { name: "Related products" });

test("RELATED PRODUCTS are of the same category, without the piece itself", async ({ page }) => {
  await page.goto("/product/26");
  await expect(related(page).getByRole("heading", { level: 2 })).toHaveText("RELATED PRODUCTS");
  const paths = await related(page)
    .locator("article a[href^='/product/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(paths)).toEqual(new Set([27, 36, 37, 118, 119, 138].map((id) => `/product/${id}`)));
});

test("a large category follows as the row is moved, after a lost line too, and no earlier", async ({
  page,
  problems,
}) => {
  problems.allow(/related\.json/);
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/related.json") && asked.push(request.url()));
  await page.goto("/product/1");
  const cards = related(page).getByRole("article");
  const row = related(page).getByRole("list").first();
  const moveTo = (left: number) => row.evaluate((list, to) => list.scrollTo({ left: to, behavior: "instant" }), left);
  const end = 100_000;
  await expect(cards).toHaveCount(10);
  await related(page).scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);

  await page.route("**/related.json*", (route) => route.abort("connectionfailed"));
  await moveTo(end);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.unroute("**/related.json*");
  // At the end already, with nowhere to go: another touch of the row asks again, or a press of its arrow.
  const countAfterTouch = async () => {
    await row.dispatchEvent("touchstart");
    return cards.count();
  };
  await expect.poll(countAfterTouch).toBe(20);
  const before = asked.length;
  await page.route("**/related.json*", (route) => route.abort("connectionfailed"));
  await moveTo(end);
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  await page.unroute("**/related.json*");
  await page.setViewportSize({ width: 1024, height: 800 });
  const next = related(page).getByRole("button", { name: "Related products: next" });
  await expect(async () => {
    await next.click();
    await expect(cards).toHaveCount(28, { timeout: 1_000 });
  }).toPass();
  await moveTo(end);
  await expect(next).toBeDisabled();

  const links = await related(page).locator("article a[href^='/product/']").all();
  const paths = await Promise.all(links.map((link) => link.getAttribute("href")));
  expect(new Set(paths).size).toBe(28);
  expect(paths).not.toContain("/product/1");
  const all = asked.length;
  await moveTo(0);
  await moveTo(end);
  await expect(cards.last()).toBeInViewport();
  expect(asked).toHaveLength(all);
});

test("each has picture, name, price, badge and its own chat", async ({ page }) => {
  await page.goto("/product/1");
  const card = related(page).getByRole("article").first();
  await expect(card).toContainText("Mahgul");
  await expect(card).toContainText("68,000 PKR");
  await expect(card).toContainText("Made to Order");
  const chat = card.getByRole("link", { name: /^GET BEST PRICE/ });
  const href = new URL((await chat.getAttribute("href")) ?? "");
  expect(href.searchParams.get("text")).toBe(
    'Hello, I am interested in the "Mahgul" (Price: 68,000 PKR). Can you give me the best price?',
  );
});

test("a card leads to its page, from the top; Back leads to where she was", async ({ page }) => {
  await page.goto("/product/1");
  await related(page).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await related(page)
    .getByRole("link", { name: /Mahgul/ })
    .first()
    .click();
  await expect(page).toHaveURL("/product/2");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mahgul");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aina");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test("a reload keeps the page and the cart", async ({ page }) => {
  await page.goto("/product/1");
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await page.reload();
  await expect(page.getByRole("link", { name: "Cart, 1 piece" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Quantity" })).toHaveValue("1");
});
