import { heading, openCart } from "../buying.ts";
import { grid, openFilters, pieces, said } from "../pieces.ts";
import { lost } from "../problems.ts";
import { expect, test } from "../test.ts";

test("an order that can't be looked for keeps what she typed", async ({ page, problems }) => {
  problems.allow(lost);
  await page.goto("/order");
  await page.getByLabel("Order number").fill("NQ-7F3K-92");
  await page.getByLabel("Phone number").fill("0321 5557890");
  await page.route("**/order", (route) => route.abort("connectionfailed"));
  const show = page.getByRole("button", { name: "Show my order" });
  await show.click();
  await expect(page.getByRole("alert").filter({ hasText: "We couldn’t reach the shop." })).toBeVisible();
  await expect(page.getByLabel("Order number")).toHaveValue("NQ-7F3K-92");
  await expect(heading(page)).toHaveText("Find your order");
  await page.unrouteAll();
  problems.allow(/status of 404/);
  await show.click();
  await expect(page.getByRole("alert").filter({ hasText: "No order has this number" })).toBeVisible();
});

test("Try again hands the focus on before it is gone", async ({ page, problems }) => {
  problems.allow(lost);
  await page.route("**/api/products*", (route) => route.abort("connectionfailed"));
  await openCart(page);
  await page.getByRole("main").getByRole("button", { name: "Try again" }).press("Enter");
  await expect(heading(page)).toBeFocused();
});

test("filters, sorting and more pieces need no connection", async ({ page, problems }) => {
  problems.allow(lost);
  const all = page.waitForResponse(/\/pieces\.json$/);
  await page.goto("/shop");
  await (await all).finished();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await grid(page).getByRole("link", { name: "Show more" }).click();
  await expect(pieces(page)).toHaveCount(24);
  await page.getByRole("main").getByRole("combobox", { name: "Sort" }).selectOption("Lowest price");
  await expect(page).toHaveURL("/shop?sort=price-up");
  await expect(pieces(page)).toHaveCount(12);
  const filters = await openFilters(page);
  await filters.getByRole("checkbox", { name: "Rings 18" }).check();
  await expect(page).toHaveURL("/shop?listing=rings&sort=price-up");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Filter" })).toBeHidden();
  await expect(said(page)).toHaveText("18 pieces");
  await page.goBack();
  await expect(said(page)).toHaveText("135 pieces");
  await expect(heading(page)).toHaveText("The whole collection");
});

test("a picture that failed to load comes with the connection", async ({ page, problems }) => {
  problems.allow(lost);
  await page.addInitScript(() => localStorage.setItem("naqsh-saved", "[1]"));
  await page.route("**/pictures/**", (route) => route.abort("connectionfailed"));
  await page.goto("/saved");
  const card = page.getByRole("main").getByRole("article");
  const picture = card.locator("img");
  await expect(card).toBeVisible();
  await expect(picture).toHaveCount(0);
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(picture).toBeVisible();
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
});
