import { heading, openCart } from "./buying.ts";
import { grid, openFilters, pieces, said } from "./pieces.ts";
import { lost } from "./problems.ts";
import { expect, test } from "./test.ts";

test("an order that can't be looked for keeps what she typed", async ({ page, problems }) => {
  problems.allow(lost);
  await page.goto("/order");
  await page.getByLabel("Order number").fill("NQ-7F3K-92");
  await page.getByLabel("Phone number").fill("0321 5557890");
  await page.route(/\/order.*\.data/, (route) => route.abort("connectionfailed"));
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

test("the sheet of filters says itself what couldn't be had", async ({ page, problems }) => {
  problems.allow(lost);
  await page.route("**/pieces.json*", (route) => route.abort("connectionfailed"));
  await page.goto("/shop");
  const sheet = await openFilters(page);
  await sheet.getByText("Rings", { exact: true }).click();
  await expect(sheet.getByRole("status")).toHaveText("We couldn’t reach the shop.");
  await expect(sheet.getByRole("button", { name: "Show the pieces" })).toBeVisible();
  await page.unrouteAll();
  await sheet.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(sheet.getByRole("button", { name: "Show 18 pieces" })).toBeFocused();
});

test("Try again hands the focus on before it is gone", async ({ page, problems }) => {
  problems.allow(lost);
  await page.route("**/api/products*", (route) => route.abort("connectionfailed"));
  await openCart(page);
  await page.getByRole("main").getByRole("button", { name: "Try again" }).press("Enter");
  await expect(heading(page)).toBeFocused();
});

test("more pieces that can't be had are asked for again by the same link, and keep the filter", async ({
  page,
  problems,
}) => {
  problems.allow(lost);
  await page.route("**/pieces.json*", (route) => route.abort("connectionfailed"));
  await page.goto("/shop");
  const filters = await openFilters(page);
  await filters.getByRole("checkbox", { name: "Rings 18" }).check();
  await expect(page).toHaveURL("/shop?listing=rings");
  await page.keyboard.press("Escape");
  const more = grid(page).getByRole("link", { name: "Show more" });
  await more.click();
  await expect(page).toHaveURL("/shop?listing=rings&shown=24");
  const notice = page.getByRole("alert").filter({ hasText: "We couldn’t reach the shop." });
  await expect(notice).toBeVisible();
  await more.click();
  await expect(heading(page)).toHaveText("The whole collection");
  await expect(notice).toBeVisible();
  await page.unrouteAll();
  await more.click();
  await expect(pieces(page)).toHaveCount(18);
});

test("filters, sorting and more pieces need no line at all", async ({ page, problems }) => {
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
  await expect(grid(page)).toHaveAttribute("aria-busy", "false");
  await page.goBack();
  await expect(said(page)).toHaveText("135 pieces");
  await expect(heading(page)).toHaveText("The whole collection");
});

test("a picture that was lost comes with the line", async ({ page, problems }) => {
  problems.allow(lost);
  await page.addInitScript(() => localStorage.setItem("naqsh-saved", "[1]"));
  await page.route("**/pictures/**", (route) => route.abort("connectionfailed"));
  await page.goto("/saved");
  const card = page.getByRole("main").getByRole("article");
  const picture = card.getByRole("img");
  await expect(card).toBeVisible();
  await expect(picture).toHaveCount(0);
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(picture).toBeVisible();
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
});

test("more pieces that can't be had: it is said where she is", async ({ page, problems }) => {
  problems.allow(lost);
  await page.route("**/pieces.json*", (route) => route.abort("connectionfailed"));
  await page.goto("/shop");
  await grid(page).getByRole("link", { name: "Show more" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "We couldn’t reach the shop." });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(notice.getByRole("button", { name: "Try again" })).toBeInViewport({ ratio: 1 });
});
