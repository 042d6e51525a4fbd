import type { Page } from "@playwright/test";
import { maxLines } from "../../shop/limits.ts";
import { leaveInBrowser, misinform } from "../buying.ts";
import { grid } from "../pieces.ts";
import { expect, test } from "../test.ts";

const heart = (page: Page, name: string) => page.getByRole("button", { name: `Save ${name}`, exact: true });

test("a heart keeps a piece on this device, and the list offers what can be done with it", async ({ page }) => {
  await page.goto("/rings");
  const [first, second] = ["Ahad", "Bahar"];
  await heart(page, first).click();
  await expect(heart(page, first)).toHaveAttribute("aria-pressed", "true");
  await heart(page, second).click();
  const saved = page.getByRole("banner").getByRole("link", { name: "Saved, 2 pieces" });
  await expect(saved).toBeVisible();

  await page.reload();
  await expect(heart(page, first)).toHaveAttribute("aria-pressed", "true");

  await saved.click();
  await expect(page.getByRole("heading", { level: 1, name: "Saved" })).toBeVisible();
  await expect(page.getByText("2 pieces, kept on this device.")).toBeVisible();
  await expect(page.getByRole("link", { name: `Choose a size for ${first}` })).toHaveAttribute("href", /\/product\//);

  await heart(page, second).click();
  await expect(page.getByText("1 piece, kept on this device.")).toBeVisible();
  await page.getByRole("button", { name: `Undo: keep ${second} saved` }).click();
  await expect(heart(page, second)).toBeFocused();
  await expect(page.getByText("2 pieces, kept on this device.")).toBeVisible();
});

test("a saved piece goes into the cart from the list; one that is no longer sold leaves it, and is told", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("naqsh-saved", localStorage.getItem("naqsh-saved") ?? "[1, 987654, 56]");
  });
  await page.goto("/saved");
  await expect(page.getByText("A piece you saved is no longer sold, so it is off this list.")).toBeVisible();
  await page.getByRole("button", { name: "Add to cart: Aina" }).click();
  await expect(page.getByRole("link", { name: "In your cart: Aina" })).toBeFocused();
  await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 1 piece" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("2 pieces, kept on this device.")).toBeVisible();
  await expect(page.getByText("no longer sold")).toBeHidden();
});

test("a cart that is full says so beside the piece that it doesn't take", async ({ page }) => {
  const lines = Array.from({ length: maxLines }, (_, place) => ({ id: 98, quantity: 1, size: String(place) }));
  await leaveInBrowser(page, JSON.stringify({ lines, notes: "" }));
  await page.goto("/saved?ids=1");
  await page.getByRole("button", { name: "Add to cart: Aina" }).click();
  await expect(page.getByRole("article").getByRole("status")).toContainText("Your cart is full.");
});

test("where the browser keeps nothing, hearts last as long as the page", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("", "QuotaExceededError");
    };
  });
  await page.goto("/rings");
  await heart(page, "Ahad").click();
  await heart(page, "Bahar").click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Saved, 2 pieces" })).toBeVisible();
  await expect(heart(page, "Ahad")).toHaveAttribute("aria-pressed", "true");
});

test("a shared list stores nothing until it is saved, and tells sale prices as the cart charges them", async ({
  page,
}) => {
  await misinform(page, 38, { salePrice: 4100 });
  await page.goto("/saved?ids=1,38,987654,x");
  await expect(page.getByRole("heading", { level: 1, name: "A list for you" })).toBeVisible();
  await expect(page.getByText("Somebody sent you these 2 pieces.")).toBeVisible();
  await expect(page.getByText("One piece of this list is no longer sold.")).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "Bijli" })).toContainText(/4,100 PKR\s+before: 8,500/);
  expect(await page.evaluate(() => localStorage.getItem("naqsh-saved"))).toBeNull();
  await page.getByRole("button", { name: "Save all" }).click();
  await expect(page.getByRole("link", { name: "See your saved pieces" })).toBeFocused();
  await page.getByRole("link", { name: "See your saved pieces" }).click();
  await expect(page.getByText("2 pieces, kept on this device.")).toBeVisible();
});

test("a list of which nothing is sold any more says so once, and leads on", async ({ page }) => {
  await page.goto("/saved?ids=987654");
  const noLongerSold = page.getByRole("main").getByText(/no longer sold|sold any more/);
  const wayOn = page.getByRole("main").getByRole("link", { name: "See the whole collection" });
  await expect(page.getByRole("heading", { level: 1, name: "This list is empty now" })).toBeVisible();
  await expect(noLongerSold).toHaveCount(1);
  await expect(wayOn).toBeVisible();
  await page.evaluate(() => localStorage.setItem("naqsh-saved", "[987654]"));
  await page.goto("/saved");
  await expect(page.getByRole("heading", { level: 1, name: "This list is empty now" })).toBeVisible();
  await expect(noLongerSold).toHaveCount(1);
  await expect(wayOn).toBeVisible();
});

test("nothing saved yet says how; two tabs agree; a piece that can't be had leaves the list as it is", async ({
  page,
  context,
  problems,
}) => {
  await page.goto("/saved");
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Saved" })).toHaveAttribute("aria-current", "page");
  const other = await context.newPage();
  await other.goto("/product/1");
  await heart(other, "Aina").first().click();
  await expect(page.getByText("1 piece, kept on this device.")).toBeVisible();

  problems.allow(/api\/products/);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(1);
  await page.route("**/api/products*", (route) => route.abort("internetdisconnected"));
  await other.goto("/product/38");
  await heart(other, "Bijli").first().click();
  const words = page
    .getByRole("alert")
    .filter({ hasText: "1 piece more in your list, but we couldn’t reach the shop." });
  await expect(words).toBeVisible();
  await expect(cards).toHaveCount(1);
  await expect(page.getByText("2 pieces, kept on this device.")).toBeVisible();
  await page.unrouteAll();
  await words.getByRole("button", { name: "Try again" }).click();
  await expect(cards).toHaveCount(2);
  await expect(words).toBeHidden();
});

test("what she looked at stands on the next piece's page, and is cleared with one tap", async ({ page }) => {
  for (const id of [1, 38, 56]) {
    await page.goto(`/product/${id}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("naqsh-seen"))).toContain(String(id));
  }
  const row = page.getByRole("list", { name: "You looked at" });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(row.getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: "Clear what you looked at" }).click();
  await expect(row).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row.getByRole("listitem")).toHaveCount(2);

  await test.step("the cart leaves out what is in it", async () => {
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await page.goto("/cart");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(row.getByRole("link")).toHaveText([/^Bijli/, /^Aina/]);
  });
});

test("a heart doesn't move the page or lose the filters", async ({ page }) => {
  await page.goto("/shop?sort=price-asc");
  const card = grid(page).getByRole("article").nth(7);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await card.getByRole("button", { name: /^Save / }).click();
  await expect(card.getByRole("button", { name: /^Save / })).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  expect(page.url()).toContain("sort=price-asc");
});
