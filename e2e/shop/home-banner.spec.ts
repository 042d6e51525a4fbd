import { banner, bullet, isPhone, isPlaying, pause, shows, slides, stage, swipe } from "../banner.ts";
import { boxOf } from "../box.ts";
import { expect, test } from "../test.ts";

test("follows the carousel pattern: a named region, slides as groups, the pause button first", async ({ page }) => {
  await page.goto("/");
  await expect(banner(page)).toHaveAttribute("aria-roledescription", "carousel");
  const slide = banner(page).getByRole("group", { name: "1 of 3" });
  await expect(slide).toHaveAttribute("aria-roledescription", "slide");
  await expect(banner(page).getByRole("group")).toHaveCount(1);

  await pause(page).focus();
  const order: (string | null)[] = [];
  for (let stop = 0; stop < 5; stop += 1) {
    order.push(await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "the slide"));
    await page.keyboard.press("Tab");
  }
  const bullets = slides.map(({ title }, index) => `Slide ${index + 1} of 3: ${title}`);
  expect(order).toEqual(["Pause slides", ...bullets, "the slide"]);
  await page.keyboard.press("Shift+Tab");
  await expect(slide.getByRole("link")).toBeFocused();
  await pause(page).focus();
  await page.keyboard.press("Shift+Tab");
  expect(await banner(page).evaluate((region) => region.contains(document.activeElement))).toBe(false);
});

test("each slide has its own words, ground and crop, and leads to its listing", { tag: "@both" }, async ({ page }) => {
  await page.goto("/");
  await isPlaying(page);
  const crop = isPhone(page) ? "mobile" : "desktop";
  for (const [index, { title, button, path, ground }] of slides.entries()) {
    await bullet(page, index + 1).click();
    await shows(page, index + 1);
    const link = banner(page).getByRole("link", { name: title });
    await expect(link).toContainText(button);
    await expect(link).toHaveAttribute("href", path);
    await expect(link.locator("rect")).toHaveAttribute("fill", ground);
    const image = link.locator("img");
    await expect(image).toHaveJSProperty("complete", true);
    expect(await image.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(
      `banner-art-${index + 1}-${crop}`,
    );
  }
  // The whole slide is the link, not only its button.
  const box = await boxOf(stage(page));
  await page.mouse.click(box.x + box.width - 40, box.y + 60);
  await expect(page).toHaveURL("/long-chains");
});

test("the crop changes at 768 px", async ({ page }) => {
  const crop = () =>
    banner(page)
      .getByRole("link")
      .locator("img")
      .evaluate((img: HTMLImageElement) => img.currentSrc);
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto("/");
  await expect.poll(crop).toContain("banner-art-1-mobile");
  expect(await boxOf(banner(page))).toMatchObject({ height: 640 });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(crop).toContain("banner-art-1-desktop");
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await boxOf(banner(page))).toMatchObject({ height: 640 });
  await page.setViewportSize({ width: 1920, height: 900 });
  expect(await boxOf(banner(page))).toMatchObject({ width: 1920, height: 720 });
});

test("the first picture is asked for at once, the others once the page has loaded", async ({ page }) => {
  const asked: string[] = [];
  let isLoaded = false;
  page.on("load", () => {
    isLoaded = true;
  });
  page.on("request", (request) => {
    const art = /banner-art-\d/.exec(request.url())?.[0];
    if (art) asked.push(`${art} ${isLoaded ? "after" : "before"} load`);
  });
  await page.goto("/");
  await expect.poll(() => asked).toContain("banner-art-3 after load");
  expect(asked.sort()).toEqual(["banner-art-1 before load", "banner-art-2 after load", "banner-art-3 after load"]);
  const pictures = banner(page).locator("img");
  await expect(pictures.first()).toHaveAttribute("fetchpriority", "high");
  for (const other of (await pictures.all()).slice(1)) await expect(other).toHaveAttribute("loading", "lazy");
});

test("a swipe leads on and back, round the ends, and doesn't follow the link", { tag: "@both" }, async ({ page }) => {
  await page.goto("/");
  await isPlaying(page);
  await pause(page).click();
  // Far enough to lead on, however slow the machine makes it.
  const far = (page.viewportSize()?.width ?? 0) * 0.7;
  await swipe(page, -far);
  await shows(page, 2);
  await swipe(page, far);
  await shows(page, 1);
  await swipe(page, far);
  await shows(page, 3);
  await expect(page).toHaveURL("/");
  await expect(stage(page).locator("[style*=transform]")).toHaveCount(0);
});

test("a tap follows the link, and so does a press that moves less than 5 px", { tag: "@both" }, async ({ page }) => {
  await page.goto("/");
  await isPlaying(page);
  const link = banner(page).getByRole("link");
  if (isPhone(page)) await link.tap({ position: { x: 40, y: 200 } });
  else await swipe(page, 4);
  await expect(page).toHaveURL("/bridal-sets");
});
