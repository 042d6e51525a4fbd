import { add, lostNotice, main, more, openEarly, quantity, savedLines, tile } from "../before-hydration.ts";
import { expect, test } from "../test.ts";

/** Between her last tap and the scripts: none, half a second, five. */
for (const seconds of [0, 0.5, 5]) {
  test(`what she chose before the scripts came is in the cart, ${seconds} s later`, async ({ page }) => {
    await page.clock.install();
    const letScriptsCome = await openEarly(page, "/product/97");
    await tile(page, "Size", "18").click();
    await quantity(page).fill("3");
    await more(page).click();
    await more(page).click();
    await add(page).click();
    await expect(add(page)).toHaveAttribute("aria-busy", "true");
    await expect(page.getByRole("status").filter({ hasText: "One moment" })).toBeAttached();
    await page.clock.fastForward(seconds * 1000);
    await letScriptsCome();
    await expect(page.getByRole("link", { name: "Cart, 5 pieces" })).toBeVisible();
    expect(await savedLines(page)).toEqual([{ id: 97, quantity: 5, size: "18" }]);
    await expect(page.getByRole("status").filter({ hasText: "One moment" })).toHaveCount(0);
    await expect(page.locator("[data-pending]")).toHaveCount(0);
  });
}

test("everything else that is pressed before the scripts came is done when they come, once and in order", {
  tag: "@both",
}, async ({ page }) => {
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

test("a picture pressed early opens, and a thumbnail shows its own at once", async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/product/1");
  const gallery = main(page).getByRole("region", { name: "Pictures of Aina" });
  await gallery.getByRole("link", { name: /^Show picture 2/ }).click();
  const second = gallery.getByRole("link", { name: /Open full screen$/ }).nth(1);
  await expect(second).toBeInViewport({ ratio: 0.5 });
  await second.click();
  await letScriptsCome();
  await expect(page.getByRole("dialog", { name: "Pictures of Aina" }).getByRole("status")).toHaveText("Aina, 2 of 3");
});

test("who taps doesn't wait for the leading picture: the scripts set out at the press", async ({ page }) => {
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

test("pressed again while it waits, Add is one piece; + and − count each", async ({ page }) => {
  await page.clock.install();
  const letScriptsCome = await openEarly(page, "/product/38");
  await more(page).click();
  await more(page).click();
  await main(page).getByRole("button", { name: "Decrease quantity" }).click({ force: true });
  await add(page).click();
  await add(page).click();
  await letScriptsCome();
  await expect(page.getByRole("link", { name: "Cart, 2 pieces" })).toBeVisible();
  await more(page).click();
  await expect(quantity(page)).toHaveValue("3");
  expect(await savedLines(page)).toEqual([{ id: 38, quantity: 2 }]);
});

test("a list that isn't known yet doesn't look empty", async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/orders");
  await expect(main(page).getByText("Opening the list…")).toBeVisible();
  await letScriptsCome();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No orders on this device");
});

test("a search opened early hands the focus back to its button", async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/returns");
  const search = page.getByRole("banner").getByRole("button", { name: "Search" });
  await search.click();
  await page.keyboard.type("mah");
  await letScriptsCome();
  await page.keyboard.press("Escape");
  await expect(search).toBeFocused();
});

test("saved pieces are on their way until they are known", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("naqsh-saved", JSON.stringify([38, 40])));
  const letScriptsCome = await openEarly(page, "/saved");
  await expect(main(page).getByText("Opening the list…")).toBeAttached();
  await letScriptsCome();
  await expect(main(page).getByRole("listitem")).toHaveCount(2);
});

test("the heart of a saved piece, pressed early, lets it go", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("naqsh-saved", localStorage.getItem("naqsh-saved") ?? "[38]"));
  const letScriptsCome = await openEarly(page, "/product/38");
  const heart = main(page).getByRole("button", { name: "Save Bijli" });
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await letScriptsCome();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  expect(await page.evaluate(() => localStorage.getItem("naqsh-saved"))).toBe("[]");
});

test("a script that the page itself asks for and can't have is told at once", async ({ page, problems }) => {
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

test("a quantity in Urdu digits counts", async ({ page }) => {
  const letScriptsCome = await openEarly(page, "/product/38");
  await quantity(page).fill("۵");
  await more(page).click();
  await add(page).click();
  await letScriptsCome();
  await expect(page.getByRole("link", { name: "Cart, 6 pieces" })).toBeVisible();
});
