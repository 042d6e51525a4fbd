import { boxOf } from "./box.ts";
import { isPhone } from "./pieces.ts";
import { field, opener, openSearch, panel, results, says } from "./search-panel.ts";
import { axe, expect, test } from "./test.ts";

test("opens from the navigation and hangs from it", async ({ page }) => {
  await openSearch(page);
  await expect(opener(page)).toHaveAttribute("aria-expanded", "true");
  const header = await boxOf(page.getByRole("banner"));
  await expect.poll(async () => (await boxOf(panel(page))).y).toBe(header.y + header.height - (isPhone(page) ? 1 : -7));
  const { x, width } = await boxOf(panel(page));
  expect([x, width]).toEqual(isPhone(page) ? [0, 390] : [1440 - 64 - 520, 520]);
  expect((await boxOf(field(page).locator(".."))).height).toBe(52);
  await opener(page).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
});

test("the clear button empties the field and stays in it", { tag: "@phone" }, async ({ page }) => {
  await openSearch(page);
  const clear = panel(page).getByRole("button", { name: "Clear" });
  await expect(clear).toHaveCount(0);
  await field(page).fill("mah");
  await clear.click();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await expect(results(page)).toHaveCount(5);
});

test("arrow keys choose, round the ends; Enter opens what is chosen", { tag: "@phone" }, async ({ page }) => {
  await openSearch(page);
  await field(page).fill("mah");
  await expect(results(page)).toHaveCount(4);
  const chosen = (index: number) => expect(results(page).nth(index)).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("ArrowDown");
  await chosen(0);
  await page.keyboard.press("ArrowUp");
  await chosen(3);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await chosen(1);
  const id = await results(page).nth(1).getAttribute("id");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", id ?? "");
  await expect(panel(page).locator("[aria-selected=true]")).toHaveCount(1);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mahjabeen");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(panel(page)).toHaveCount(0);
});

test("Back closes it and leaves the page where it was; who goes on from it comes back to the page", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/earings");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate(() => scrollTo(0, 400));
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill("mah");
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(page).toHaveURL("/earings");
  expect(await page.evaluate(() => scrollY)).toBe(400);

  // Closed by other means, it leaves nothing behind in the history.
  await opener(page).click();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  expect(asked, "the page that is there").not.toContain("/earings.data");
  await opener(page).click();
  await field(page).fill("mah");
  await results(page).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mahgul");
  await page.goBack();
  await expect(page).toHaveURL("/earings");
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Earrings");

  // A reload closes it, and leaves nothing behind in the history either.
  await opener(page).click();
  await field(page).fill("mah");
  await page.reload();
  await expect.poll(() => page.evaluate(() => history.state?.search)).toBeUndefined();
  await expect(panel(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("who goes on from it, and on again before that page is there, has no empty step behind her", {
  tag: "@phone",
}, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.route("**/shop.data*", async (route) => {
    await new Promise((later) => setTimeout(later, 1000));
    await route.continue().catch(() => undefined);
  });
  await page.goto("/bangles");
  await page.getByRole("contentinfo").getByRole("link", { name: "Rings", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rings");
  const search = async () => {
    await opener(page).click();
    await field(page).fill("mah");
    await field(page).press("Enter");
    await expect.poll(() => asked).toContain("/shop.data");
  };
  await search();
  await page.getByRole("contentinfo").getByRole("link", { name: "Earrings" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Earrings");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rings");

  // Who thinks better of it goes back from the page that she is on.
  asked.length = 0;
  await search();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bangles");
});

test("Enter pressed twice is one step", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/bangles");
  await page.getByRole("contentinfo").getByRole("link", { name: "Rings", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rings");
  await opener(page).click();
  await field(page).fill("mah");
  await field(page).evaluate((input: HTMLInputElement) => {
    input.form?.requestSubmit();
    input.form?.requestSubmit();
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("“mah”");
  await expect(page).toHaveURL("/shop?q=mah");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rings");
});

test("from results to others: reading begins at their title, which is said", { tag: "@phone" }, async ({ page }) => {
  await openSearch(page, "/shop?q=kundan");
  await field(page).fill("mah");
  await field(page).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("“mah”");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: /^“mah”/ })).toBeAttached();
});

test("a page that comes late leaves her typing, and each step back is a page", { tag: "@phone" }, async ({ page }) => {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route("**/earings.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/rings");
  await page.goto("/returns");
  await page.getByRole("contentinfo").getByRole("link", { name: "Earrings" }).click();
  // The page knows of it long before it is said.
  await expect(page.locator("[data-on-its-way]")).toBeAttached();
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("mahgul");
  letThrough();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Earrings");
  await page.keyboard.type(" bridal");
  await expect(field(page)).toHaveValue("mahgul bridal");
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Earrings");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Replacement & Return Policy");
  await expect(panel(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rings");
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Replacement & Return Policy");
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Earrings");
  await expect(page).toHaveURL("/earings");
});

test("Back closes a panel that was opened while a page was on its way, which comes all the same", {
  tag: "@phone",
}, async ({ page }) => {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route("**/earings.data*", async (route) => {
    await held;
    await route.continue();
  });
  const link = (name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true });
  await page.goto("/returns");
  await link("Rings").click();
  await expect(page).toHaveURL("/rings");
  await link("Earrings").click();
  await expect(page.locator("[data-on-its-way]")).toBeAttached();
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.evaluate(() => history.back());
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL("/rings");
  letThrough();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Earrings");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rings");
});

test("picking a result closes the search and clears the text", { tag: "@phone" }, async ({ page }) => {
  await openSearch(page);
  await field(page).fill("mah");
  await results(page).nth(2).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mahtab Tikka");
  await expect(panel(page)).toHaveCount(0);
  await opener(page).click();
  await expect(field(page)).toHaveValue("");
  await expect(says(page)).toHaveText("Often looked for");
});

test("Escape closes it, and the focus returns to the button", { tag: "@phone" }, async ({ page }) => {
  await openSearch(page);
  await field(page).fill("mah");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test("Escape closes it also in the moment it opens", { tag: "@phone" }, async ({ page }) => {
  await openSearch(page);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("header [aria-label=Search]")?.click();
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  });
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
});

test("a click outside closes it, also in the moment it opens, and does nothing else", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    const [button] = document.querySelectorAll<HTMLElement>("header [aria-label=Search]");
    button?.click();
    const outside = document.elementFromPoint(innerWidth / 4, innerHeight - 60);
    if (outside instanceof HTMLElement) outside.click();
  });
  await expect(panel(page)).toHaveCount(0);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const place = { x: Math.round(width * 0.25), y: height - 60 };
  if (isPhone(page)) await page.touchscreen.tap(place.x, place.y);
  else await page.mouse.click(place.x, place.y);
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("marking the text with a pointer that leaves the panel keeps it open", { tag: "@desktop" }, async ({ page }) => {
  await openSearch(page);
  await field(page).fill("mahgul");
  const box = await boxOf(field(page));
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(5, box.y + 600, { steps: 4 });
  await page.mouse.up();
  await expect(field(page)).toHaveValue("mahgul");
});

test("leaving it by Tab closes it", { tag: "@desktop" }, async ({ page }) => {
  await openSearch(page);
  await page.keyboard.press("Tab");
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Saved" })).toBeFocused();
});

test("axe finds nothing while it is open: samples, results, none", { tag: "@phone" }, async ({ page }) => {
  await openSearch(page, "/product/1");
  await expect(results(page)).toHaveCount(5);
  await expect(panel(page)).toHaveCSS("opacity", "1");
  await axe(page);
  await field(page).fill("mah");
  await page.keyboard.press("ArrowDown");
  await expect(results(page)).toHaveCount(4);
  await axe(page, "search");
  await field(page).fill("platinum");
  await expect(says(page)).toContainText("No products found");
  await axe(page, "search");
});
