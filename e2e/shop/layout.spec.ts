import type { Page } from "@playwright/test";
import { boxOf, isPhone } from "../box.ts";
import { axe, expect, test } from "../test.ts";

const chat = "https://wa.me/923001234567";
const navigation = [
  ["Earrings", "/earings"],
  ["Chokkars", "/chokkars"],
  ["Long Chains", "/long-chains"],
  ["Bangles", "/bangles"],
  ["Rings", "/rings"],
  ["Accessories", "/accessories"],
  ["Bridal Sets", "/bridal-sets"],
] as const;
const shopLinks = [
  ...navigation.slice(0, 5),
  ["Bridal Sets", "/bridal-sets"],
  ["Mathapatti", "/mathapatti"],
  ["Accessories", "/accessories"],
  ["Clutches", "/clutches"],
  ["Everything", "/shop"],
] as const;

const bar = (page: Page) => page.getByRole("navigation", { name: "Categories" });
const footer = (page: Page) => page.getByRole("contentinfo");
const cartLink = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

async function fillCart(page: Page, quantity: number): Promise<void> {
  const saved = JSON.stringify({ lines: [{ id: 1, quantity }], notes: "" });
  await page.addInitScript((cart) => localStorage.setItem("naqsh-cart", cart), saved);
}

test("the announcement scrolls away, the navigation stays, and the logo leads home", { tag: "@both" }, async ({
  page,
}) => {
  await page.goto("/rings");
  const announcement = page.getByText("Delivery all over Pakistan!", { exact: true });
  await expect(announcement).toBeInViewport();
  await expect(page.getByRole("complementary", { name: "Announcement" })).toHaveCSS("height", "36px");
  await page.evaluate(() => scrollTo(0, 800));
  await expect(announcement).not.toBeInViewport();
  const box = await boxOf(page.getByRole("banner"));
  expect(box).toMatchObject({ y: 0, height: isPhone(page) ? 63 : 81 });
  // Nothing that scrolls below it shines through.
  await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(251, 249, 246)");

  await page.getByRole("banner").getByRole("link", { name: "Naqsh, home" }).click();
  await expect(page).toHaveURL("/");
});

test("between 768 and 1100 px the navigation takes two rows", { tag: "@desktop" }, async ({ page }) => {
  for (const width of [768, 1099]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/rings");
    await expect(page.getByRole("banner")).toHaveCSS("height", "109px");
    const logo = await boxOf(page.getByRole("link", { name: "Naqsh, home" }));
    const links = await boxOf(bar(page));
    expect(links.y).toBeGreaterThanOrEqual(logo.y + logo.height);
  }
});

test("the cart link counts the pieces; icons are drawn", async ({ page }) => {
  const widthIn = (name: string) =>
    page
      .getByRole("button", { name, exact: true })
      .locator("svg")
      .first()
      .evaluate((icon: SVGSVGElement) => icon.getBBox().width);
  await page.goto("/rings");
  expect(await widthIn("Search")).toBeGreaterThan(10);
  await page.getByRole("button", { name: "Search" }).click();
  // Clear comes with the first letter.
  await page.keyboard.type("m");
  await expect.poll(() => widthIn("Clear")).toBeGreaterThan(10);

  await page.reload();
  await expect(cartLink(page, "Cart")).toHaveText("");
  await fillCart(page, 3);
  await page.reload();
  await expect(cartLink(page, "Cart, 3 pieces")).toHaveText("3");
  await cartLink(page, "Cart, 3 pieces").click();
  await expect(page).toHaveURL("/cart");
});

test("seven category links and More; the current one is marked, to the eye and otherwise", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/rings");
  const links = bar(page).getByRole("link");
  await expect(links).toHaveText(navigation.map(([name]) => name));
  for (const [index, [, path]] of navigation.entries()) await expect(links.nth(index)).toHaveAttribute("href", path);
  const current = bar(page).getByRole("link", { name: "Rings", exact: true });
  await expect(current).toHaveAttribute("aria-current", "page");
  await expect(current).toHaveCSS("color", "rgb(123, 50, 125)");
  await expect(current.locator("svg")).toHaveCSS("color", "rgb(166, 76, 166)");
  await expect(bar(page).locator("[aria-current]")).toHaveCount(1);

  await test.step("More opens by a press; Escape and a press elsewhere close it", async () => {
    const more = bar(page).getByRole("button", { name: "More" });
    const rest = bar(page)
      .getByRole("link")
      .filter({ hasText: /Mathapatti|Clutches|Everything/ });
    await expect(rest).toHaveCount(0);
    await more.click();
    await expect(rest).toHaveText(["Mathapatti", "Clutches", "Everything"]);
    expect(await boxOf(rest.first())).toMatchObject({ width: 218, height: 48 });
    await axe(page);
    await page.keyboard.press("Tab");
    await expect(rest.first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(rest).toHaveCount(0);
    await expect(more).toBeFocused();
    await more.click();
    await page.mouse.click(200, 600);
    await expect(rest).toHaveCount(0);
    await more.click();
    await rest.first().click();
    await expect(page).toHaveURL("/mathapatti");
    await more.click();
    await expect(rest.first()).toHaveAttribute("aria-current", "page");
  });

  await test.step("the bar has room at 1100 px", async () => {
    await page.setViewportSize({ width: 1100, height: 900 });
    const logo = await boxOf(page.getByRole("link", { name: "Naqsh, home" }));
    const links = await boxOf(bar(page));
    const search = await boxOf(page.getByRole("button", { name: "Search", exact: true }));
    expect(links.x - logo.x - logo.width).toBeGreaterThan(24);
    expect(search.x - links.x - links.width).toBeGreaterThan(24);
  });
});

test("one piece is one piece, and many don't break the disc", async ({ page, context }) => {
  await fillCart(page, 1);
  await page.goto("/rings");
  await expect(cartLink(page, "Cart, 1 piece")).toHaveText("1");
  const other = await context.newPage();
  await fillCart(other, 250);
  await other.goto("/rings");
  await expect(cartLink(other, "Cart, 99+ pieces")).toHaveText("99+");
  // Tabs share the cart.
  await expect(cartLink(page, "Cart, 99+ pieces")).toBeVisible();
});

test("promises: four, above the footer; axe finds nothing in the layout", { tag: "@both" }, async ({ page }) => {
  await page.goto("/returns");
  const strip = page.getByRole("region", { name: "What we promise" });
  await expect(strip.getByRole("heading")).toHaveText([
    "Handmade",
    "Cash on delivery",
    "Delivery all over Pakistan",
    "Ask us on WhatsApp",
  ]);
  const tops = await strip
    .getByRole("listitem")
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().y));
  expect(new Set(tops).size).toBe(isPhone(page) ? 2 : 1);
  await axe(page);
});

test("the footer names every listing, the policies and how to reach us; no target is too small, nothing sticks out", async ({
  page,
}) => {
  await page.goto("/returns");
  const shop = footer(page).getByRole("navigation", { name: "Shop" }).getByRole("link");
  await expect(shop).toHaveText(shopLinks.map(([name]) => name));
  for (const [index, [, path]] of shopLinks.entries()) await expect(shop.nth(index)).toHaveAttribute("href", path);
  const help = footer(page).getByRole("navigation", { name: "Help" });
  await expect(help.getByRole("link", { name: "Replacement & Return Policy" })).toHaveAttribute("href", "/returns");
  await expect(help.getByRole("link", { name: "Order Confirmation" })).toHaveAttribute("href", "/order-confirmation");
  const talk = footer(page).getByRole("navigation", { name: "Talk to us" });
  await expect(talk.getByRole("link", { name: "0300 1234567" })).toHaveAttribute("href", "tel:+923001234567");
  await expect(talk.getByRole("link", { name: "salam@naqsh.pk" })).toHaveAttribute("href", "mailto:salam@naqsh.pk");
  await expect(talk.getByRole("link", { name: "Instagram: @naqsh" })).toHaveAttribute(
    "href",
    "https://www.instagram.com/naqsh",
  );
  await expect(footer(page)).toContainText("© 2025 Naqsh");
  await expect(footer(page)).toContainText("Site by Naqsh Studio");

  const small = await page.locator(":is(header, footer) :is(a, button):visible").evaluateAll((controls) =>
    controls
      .map((control) => ({ name: control.textContent || control.ariaLabel, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44)
      .map(({ name, box }) => `${name}: ${box.height}`),
  );
  expect(small).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("the chat button floats bottom right and opens the chat in a new tab", { tag: "@both" }, async ({ page }) => {
  await page.goto("/returns");
  const button = page.getByRole("link", { name: "Ask us on WhatsApp" }).nth(1);
  await expect(button).toHaveAttribute("href", chat);
  await expect(button).toHaveAttribute("target", "_blank");
  await expect(button).toHaveAttribute("rel", /noopener/);
  const place = () => button.evaluate((link) => link.getBoundingClientRect().toJSON());
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const [size, side, below] = isPhone(page) ? [56, 16, 20] : [60, 32, 28];
  const expected = { width: size, height: size, right: width - side, bottom: height - below };
  await expect.poll(place).toMatchObject(expected);
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(place).toMatchObject(expected);
});
