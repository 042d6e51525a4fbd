import type { Page } from "@playwright/test";
import { boxOf, isPhone } from "../box.ts";
import { expect, test } from "../test.ts";

const main = (page: Page) => page.getByRole("main");
/** The page's own button; the phone's bar has one of the same name, later in the page. */
const addButton = (page: Page) => main(page).getByRole("button", { name: "Add to cart" }).first();
const quantity = (page: Page) => main(page).getByRole("textbox", { name: "Quantity" });
const total = (page: Page) => main(page).getByRole("status").filter({ hasText: /^PKR/ });
const savedLines = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("naqsh-cart") ?? "{}") as { lines?: unknown[] }).lines);

test("shows name, badge, price, facts, the description and what goes with it, in this order", { tag: "@both" }, async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-11-18T07:00:00Z"));
  await page.goto("/product/1");
  await expect(page).toHaveTitle("Aina, PKR 95,000 · Naqsh");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Aina");
  const badge = main(page).getByText("Made to Order", { exact: true }).first();
  await expect(badge).toHaveCSS("background-color", "rgb(166, 76, 166)");
  const order = [
    badge,
    main(page).getByRole("heading", { level: 1 }),
    main(page).getByText("Two-layer bridal set of kundan flowers and emerald green"),
    main(page).getByText("PKR 95,000", { exact: true }).first(),
    main(page).getByText("22k gold-plated brass, kundan, pearls · 280 g in all", { exact: true }),
    main(page).getByRole("switch"),
    quantity(page),
    main(page).getByText("At your door between 2 and 10 December"),
    addButton(page),
    main(page).getByRole("link", { name: "GET BEST PRICE", exact: true }).first(),
    main(page).getByText(/^Made for you, so check size and colour with us first;/),
    main(page).getByText("Made to order", { exact: true }),
    main(page).getByText("Delivery all over Pakistan"),
    main(page).getByText("Cash on Delivery or mobile wallet"),
    main(page).getByRole("link", { name: "Replacement & Return Policy" }),
    main(page).getByText("Description:"),
    main(page).getByText("Plated brass touches the skin: if yours is sensitive, ask us first."),
    main(page).getByRole("heading", { name: "Complete the set" }),
    main(page).getByRole("heading", { name: "RELATED PRODUCTS" }),
  ];
  const tops = await Promise.all(order.map(async (part) => (await boxOf(part)).y));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(main(page)).toContainText("in about 10 to 15 days");
  await expect(main(page)).toContainText("One flat charge of 250 PKR");

  await test.step("what goes with it is of other categories, in its stones and metal, and links to each", async () => {
    const set = main(page).getByRole("region", { name: "Complete the set" });
    await expect(set).toContainText("In the stones and metal of Aina.");
    await expect(set.getByRole("link")).toHaveText([/^Sehra/, /^Mehfil/, /^Nawabi Jhoomar/, /^Jannat.*9,800 PKR$/]);
  });
});

test("shared by the phone's own sheet; where there is none, by WhatsApp or a copied link", { tag: "@both" }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/product/1");
  const address = await page.locator("link[rel=canonical]").getAttribute("href");
  const share = main(page).getByRole("button", { name: "Share Aina" });
  const whatsApp = main(page).getByRole("link", { name: "WhatsApp", exact: true });

  await share.click();
  await expect(whatsApp).toHaveAttribute("href", `https://wa.me/?text=${encodeURIComponent(`Aina: ${address}`)}`);
  await main(page).getByRole("button", { name: "Copy the link" }).click();
  await expect(main(page).getByRole("button", { name: "Link copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.keyboard.press("Escape");
  await expect(whatsApp).toBeHidden();
  await expect(share).toBeFocused();

  await page.evaluate(() =>
    Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data }) }),
  );
  await share.click();
  if (isPhone(page)) {
    expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual({ title: "Aina", url: address });
    await expect(whatsApp).toBeHidden();
  } else await expect(whatsApp).toBeVisible();
});

test("a piece that is ready says so in green", async ({ page }) => {
  await page.goto("/product/86");
  const badge = main(page).getByText("Ready to Ship", { exact: true }).first();
  await expect(badge).toHaveCSS("background-color", "rgb(44, 113, 80)");
  await expect(main(page)).toContainText("It is finished already, and with you in 2 to 4 days.");
  const returns = main(page).getByText("If it comes damaged or wrong, write within 7 days and we put it right.");
  await expect(returns.getByRole("link", { name: /^How/ })).toHaveAttribute("href", "/returns");
});

test("breadcrumb from md; the navigation marks the piece's listing", { tag: "@both" }, async ({ page }) => {
  await page.goto("/product/1");
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  if (isPhone(page)) {
    await expect(trail).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
  } else {
    await expect(trail.getByRole("link")).toHaveText(["Home", "Bridal Sets"]);
    await expect(trail.getByText("Aina")).toHaveAttribute("aria-current", "page");
  }
  const links = page.getByRole("navigation", { name: isPhone(page) ? "Menu" : "Categories" });
  await expect(links.locator("[aria-current]")).toHaveText("Bridal Sets");
  await expect(links.locator("[aria-current]")).toHaveAttribute("aria-current", "true");
});

test("quantity starts at 1, never goes below, has no upper bound; what can't be one is dropped", async ({ page }) => {
  await page.goto("/product/1");
  const less = main(page).getByRole("button", { name: "Decrease quantity" });
  const more = main(page).getByRole("button", { name: "Increase quantity" });
  await expect(quantity(page)).toHaveValue("1");
  await expect(less).toBeDisabled();
  await expect(total(page)).toHaveText("PKR 95,000");
  await more.click();
  await more.click();
  await expect(quantity(page)).toHaveValue("3");
  await expect(total(page)).toHaveText("PKR 285,000");
  await less.click();
  await less.click();
  await expect(quantity(page)).toHaveValue("1");
  await expect(less).toBeDisabled();

  await quantity(page).fill("12000");
  await expect(total(page)).toHaveText("PKR 1,140,000,000");
  await more.click();
  await expect(quantity(page)).toHaveValue("12001");

  for (const [typed, kept, sum] of [
    ["7", "7", "PKR 665,000"],
    ["0", "7", "PKR 665,000"],
    ["", "7", "PKR 665,000"],
    ["-2", "7", "PKR 665,000"],
    ["1.5", "7", "PKR 665,000"],
    ["three", "7", "PKR 665,000"],
    ["۲", "2", "PKR 190,000"],
  ] as const) {
    await quantity(page).fill(typed);
    await quantity(page).blur();
    await expect(quantity(page)).toHaveValue(kept);
    await expect(total(page)).toHaveText(sum);
  }

  await test.step("more than an order may hold is refused in words, not cut down", async () => {
    await quantity(page).fill("10000");
    await addButton(page).click();
    await expect(page.getByRole("alert")).toContainText("One order takes up to 9,999 of a piece.");
    await expect(main(page).getByRole("button", { name: "Added" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
  });
});

test("adding says Added for 2 s, counts the pieces and links to the cart; nothing pops up", async ({ page }) => {
  await page.clock.install({ time: "2025-01-01T10:00:00" });
  await page.goto("/product/1");
  await page.clock.pauseAt("2025-01-01T11:00:00");
  await quantity(page).fill("2");
  await addButton(page).click();
  const added = main(page).getByRole("button", { name: "Added" }).first();
  await expect(added).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 2 pieces" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.clock.runFor(1_900);
  await expect(added).toBeVisible();
  await page.clock.runFor(200);
  await expect(addButton(page)).toBeVisible();
  expect(await savedLines(page)).toEqual([{ id: 1, quantity: 2, withDupatta: true }]);

  await main(page).getByRole("status").getByRole("link", { name: "See your cart" }).click();
  await expect(page).toHaveURL("/cart");
});

test("adding the same again adds to its line; another choice is another line", async ({ page }) => {
  await page.goto("/product/1");
  await addButton(page).click();
  await main(page).getByRole("button", { name: "Added" }).first().click();
  await expect(page.getByRole("link", { name: "Cart, 2 pieces" })).toBeVisible();
  await main(page).getByText("With matching dupatta").click();
  await main(page)
    .getByRole("button", { name: /^(Added|Add to cart)$/ })
    .first()
    .click();
  await expect(page.getByRole("link", { name: "Cart, 3 pieces" })).toBeVisible();
  expect(await savedLines(page)).toEqual([
    { id: 1, quantity: 2, withDupatta: true },
    { id: 1, quantity: 1, withDupatta: false },
  ]);
});

test("the description is HTML, and GET BEST PRICE carries the specified words and the page's address", async ({
  page,
}) => {
  await page.goto("/product/1?utm_source=chat#picture-2");
  const link = main(page).getByRole("link", { name: "GET BEST PRICE", exact: true }).first();
  const address = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(address).toMatch(/^https?:\/\/[^/]+\/product\/1$/);
  const href = new URL((await link.getAttribute("href")) ?? "");
  expect(href.origin + href.pathname).toBe("https://wa.me/923001234567");
  expect(href.searchParams.get("text")).toBe(
    `Hello! I'm interested in "Aina". Please share the best price. ${address}`,
  );
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);

  const description = main(page).getByRole("region", { name: "Description" });
  await expect(description.locator("strong").first()).toHaveText("Description:");
  await expect(description.locator("strong").first()).toHaveCSS("font-weight", "600");
  await expect(description.getByRole("paragraph")).toHaveCount(2);
  await expect(description.getByRole("listitem")).toHaveCount(5);
  await expect(description).not.toContainText("<");
});

test("a sold-out piece has a grey badge, nothing to add, and its chat", async ({ page }) => {
  for (const [id, name] of [
    [25, "Shahbano"],
    [91, "Phulkari Potli"],
    [115, "Nazneen"],
    [137, "Zulekha"],
  ] as const) {
    await page.goto(`/product/${id}`);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(main(page).getByText("Sold out", { exact: true }).first()).toHaveCSS(
      "background-color",
      "rgb(93, 81, 96)",
    );
    await expect(main(page).getByRole("button", { name: "Sold out" })).toBeDisabled();
    await expect(main(page).getByRole("button", { name: "Add to cart" })).toHaveCount(0);
    await expect(quantity(page)).toHaveCount(0);
    await expect(page.locator("[data-bottom-bar]")).toHaveCount(0);
    await expect(main(page).getByRole("link", { name: "GET BEST PRICE", exact: true }).first()).toBeVisible();
  }
});
