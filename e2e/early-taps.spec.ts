import { add, lostNotice, main, more, openEarly, quantity, savedLines, tile } from "./early.ts";
import { field, opener } from "./search-panel.ts";
import { expect, test } from "./test.ts";

/** Between her last tap and the scripts: none, half a second, five. */
for (const seconds of [0, 0.5, 5]) {
  test(`what she chose before the scripts came is in the cart, ${seconds} s later`, { tag: "@phone" }, async ({
    page,
  }) => {
    await page.clock.install();
    const letScriptsCome = await openEarly(page, "/product/97");
    await tile(page, "Size", "18").click();
    await quantity(page).fill("3");
    await more(page).click();
    await more(page).click();
    await expect(quantity(page)).toHaveValue("5");
    await add(page).click();
    await expect(add(page)).toHaveAttribute("aria-busy", "true");
    await expect(page.getByRole("status").filter({ hasText: "One moment" })).toBeAttached();
    // What she changes after the press is for the next one.
    await tile(page, "Size", "16").click();
    await page.clock.fastForward(seconds * 1000);
    await letScriptsCome();
    await expect(page.getByRole("link", { name: "Cart, 5 pieces" })).toBeVisible();
    expect(await savedLines(page)).toEqual([{ id: 97, quantity: 5, size: "18" }]);
    await expect(main(page).getByRole("radio", { name: "16" })).toBeChecked();
    await expect(page.getByRole("status").filter({ hasText: "One moment" })).toHaveCount(0);
    await expect(page.locator("[data-felt]")).toHaveCount(0);
  });
}

test("everything else that is pressed before the scripts came is done when they come, once and in order", async ({
  page,
}) => {
  const letScriptsCome = await openEarly(page, "/");
  const banner = main(page).getByRole("region", { name: "Collections" });
  await banner.getByRole("button", { name: "Pause slides" }).click();
  await banner.getByRole("button", { name: /^Slide 3 of/ }).click();
  // A row far down, which comes alive after the rest of the page.
  const row = main(page).getByRole("region", { name: "Long Chains", exact: true });
  const isWide = (page.viewportSize()?.width ?? 0) >= 768;
  const mover = isWide
    ? row.getByRole("button", { name: "Long Chains: next" })
    : row.getByRole("button", { name: /^Long Chains: show 3 and 4/ });
  await mover.click();
  if (isWide) await mover.click();
  await expect(mover).toHaveAttribute("aria-busy", "true");
  await letScriptsCome();
  await expect(banner.getByRole("button", { name: "Play slides" })).toBeVisible();
  await expect(banner.getByRole("button", { name: /^Slide 3 of/ })).toHaveAttribute("aria-current", "true");
  const list = row.getByRole("list").first();
  const pitch = 158 + 12;
  await expect.poll(() => list.evaluate(({ scrollLeft }) => Math.round(scrollLeft))).toBe(isWide ? 800 : 2 * pitch);
});

test("a picture pressed early opens, and a thumbnail shows its own at once", { tag: "@phone" }, async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/product/1");
  const gallery = main(page).getByRole("region", { name: "Pictures of Aina" });
  await gallery.getByRole("link", { name: /^Show picture 2/ }).click();
  const second = gallery.getByRole("link", { name: /Open full screen$/ }).nth(1);
  await expect(second).toBeInViewport({ ratio: 0.5 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL("/product/1");
  await second.click();
  await letScriptsCome();
  await expect(page.getByRole("dialog", { name: "Pictures of Aina" }).getByRole("status")).toHaveText("Aina, 2 of 3");
});

test("who taps doesn't wait for the leading picture: the scripts set out at the press", { tag: "@phone" }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  // It hangs for as long as the test takes.
  await page.route(/\/pictures\/1-hero\./, () => undefined);
  // Time stands still: otherwise they would set out by themselves after a while.
  await page.clock.install({ time: "2025-01-01T10:00:00" });
  await page.clock.pauseAt("2025-01-01T11:00:00");
  await page.goto("/product/1", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  expect(asked.filter((path) => path.endsWith(".js"))).toEqual([]);
  await add(page).click();
  await expect(page.getByRole("link", { name: "Cart, 1 piece" })).toBeVisible();
});

test("pressed again while it waits, Add is one piece; − goes back what + went too far", { tag: "@phone" }, async ({
  page,
}) => {
  await page.clock.install();
  const letScriptsCome = await openEarly(page, "/product/38");
  await more(page).click();
  await more(page).click();
  await main(page).getByRole("button", { name: "Decrease quantity" }).click({ force: true });
  await expect(quantity(page)).toHaveValue("2");
  await add(page).click();
  await add(page).click();
  // Scripts that hang are spoken of after a while, and welcome all the same.
  await page.clock.fastForward(15_000);
  await expect(lostNotice(page)).toBeVisible();
  await letScriptsCome();
  await expect(lostNotice(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Cart, 2 pieces" })).toBeVisible();
  await more(page).click();
  await expect(quantity(page)).toHaveValue("3");
  expect(await savedLines(page)).toEqual([{ id: 38, quantity: 2 }]);
});

test("a price moved early is felt and said, and stops at the other one", { tag: "@desktop" }, async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/shop");
  const handle = main(page).getByRole("slider", { name: "Lowest price" });
  const other = main(page).getByRole("slider", { name: "Highest price" });
  const lowest = (await handle.getAttribute("aria-valuetext")) ?? "";
  await handle.press("End");
  await other.press("Home");
  await expect(other).toHaveValue(await handle.inputValue());
  await other.press("End");
  await handle.press("Home");
  await expect(handle).toHaveAttribute("aria-valuetext", lowest);
  await handle.press("ArrowRight");
  await handle.press("ArrowRight");
  await expect(handle).toHaveAttribute("aria-valuetext", /^[\d,]+ PKR$/);
  await expect(handle).not.toHaveAttribute("aria-valuetext", lowest);
  await expect(main(page).getByRole("group", { name: "Price" })).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("status").filter({ hasText: "One moment" })).toBeAttached();
  const price = await handle.inputValue();
  await letScriptsCome();
  await expect(page).toHaveURL(new RegExp(`min=${price}`));
  await expect(handle).toHaveAttribute("aria-valuetext", `${Number(price).toLocaleString("en")} PKR`);
  await expect(page.locator("[data-felt]")).toHaveCount(0);
});

test("what − can do shows before the scripts are there; Escape closes the search", { tag: "@phone" }, async ({
  page,
}) => {
  const letScriptsCome = await openEarly(page, "/product/38");
  const less = main(page).getByRole("button", { name: "Decrease quantity" });
  await expect(less).toBeDisabled();
  await more(page).click();
  await expect(less).toBeEnabled();
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await letScriptsCome();
  await expect(quantity(page)).toHaveValue("2");
  await expect(less).toBeEnabled();
});

test("a list that isn't known yet doesn't look empty", { tag: "@phone" }, async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/orders");
  await expect(main(page).getByText("Opening the list…")).toBeVisible();
  await letScriptsCome();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No orders on this device");
});

test("Add without a size, then with one, another, and the first again: all are in the cart, and nothing is asked any more", {
  tag: "@phone",
}, async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/product/97");
  await add(page).click();
  for (const size of ["18", "16", "18"]) {
    await tile(page, "Size", size).click();
    await add(page).click();
  }
  await letScriptsCome();
  await expect(page.getByRole("link", { name: "Cart, 3 pieces" })).toBeVisible();
  expect(await savedLines(page)).toEqual([
    { id: 97, quantity: 2, size: "18" },
    { id: 97, quantity: 1, size: "16" },
  ]);
  await expect(main(page).getByText("Which size shall it be?")).toHaveCount(0);
});

test("a search opened early hands the focus back to its button", { tag: "@phone" }, async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/returns");
  const search = page.getByRole("banner").getByRole("button", { name: "Search" });
  await search.click();
  await page.keyboard.type("mah");
  await letScriptsCome();
  await page.keyboard.press("Escape");
  await expect(search).toBeFocused();
});

test("Back closes a search opened early, before the scripts are there and after", { tag: "@phone" }, async ({
  page,
}) => {
  const letScriptsCome = await openEarly(page, "/returns");
  const back = () => page.goBack({ waitUntil: "commit" });
  for (const close of [back, () => page.keyboard.press("Escape"), () => opener(page).click()]) {
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await close();
    await expect(field(page)).toBeHidden();
  }
  await opener(page).click();
  await page.keyboard.type("mah");
  await letScriptsCome();
  await expect(field(page)).toHaveValue("mah");
  await page.goBack();
  await expect(field(page)).toBeHidden();
  await expect(page).toHaveURL("/returns");
  expect(await page.evaluate(() => history.length)).toBe(3);
});

test("saved pieces are on their way until they are known", { tag: "@phone" }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("naqsh-saved", JSON.stringify([38, 40])));
  const letScriptsCome = await openEarly(page, "/saved");
  await expect(main(page).getByText("Opening the list…")).toBeAttached();
  await letScriptsCome();
  await expect(main(page).getByRole("listitem")).toHaveCount(2);
});

test("a typed quantity counts as the field itself reads it", { tag: "@phone" }, async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/product/38");
  await quantity(page).fill("-3");
  await main(page).getByRole("button", { name: "Increase quantity" }).click();
  await expect(quantity(page)).toHaveValue("2");
  await quantity(page).fill("۳");
  await add(page).click();
  await letScriptsCome();
  await expect(page.getByRole("link", { name: "Cart, 3 pieces" })).toBeVisible();
});

test("the heart of a saved piece, pressed early, lets it go", { tag: "@phone" }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("naqsh-saved", localStorage.getItem("naqsh-saved") ?? "[38]"));
  const letScriptsCome = await openEarly(page, "/product/38");
  const heart = main(page).getByRole("button", { name: "Save Bijli" });
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await letScriptsCome();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  expect(await page.evaluate(() => localStorage.getItem("naqsh-saved"))).toBe("[]");
});

test("Show more pressed early goes on where she reads", { tag: "@phone" }, async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/shop");
  const more = main(page).getByRole("link", { name: "Show more" });
  await more.click();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await letScriptsCome();
  await expect(main(page).getByRole("article")).toHaveCount(24);
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(scrolled, -1);
});

test("a script that the page itself asks for and can't have is told at once", { tag: "@phone" }, async ({
  page,
  problems,
}) => {
  problems.allow(/entry\.client|net::/);
  await page.clock.install();
  await page.route("**/entry.client*.js", (route) => route.abort("connectionfailed"));
  await page.goto("/product/38");
  await page.clock.runFor(3_000);
  // From here on no patience comes to its end.
  await page.clock.pauseAt(Date.now() + 60_000);
  await add(page).click();
  await expect(lostNotice(page)).toBeVisible();
  await add(page).click();
  await expect(lostNotice(page)).toBeVisible();
});

test("a quantity in Urdu digits counts", { tag: "@phone" }, async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/product/38");
  await quantity(page).fill("۵");
  await more(page).click();
  await add(page).click();
  await letScriptsCome();
  await expect(page.getByRole("link", { name: "Cart, 6 pieces" })).toBeVisible();
});
