import { boxOf, isPhone } from "../box.ts";
import { gallery, shows, slides, thumbnails } from "../gallery.ts";
import { expect, test } from "../test.ts";

test("thumbnails and arrow keys show each picture, and the focus follows", async ({ page }) => {
  await page.goto("/product/1");
  await shows(page, 1);
  const piece = "Aina: two-layer bridal set of kundan flowers and emerald green";
  const names = await slides(page).evaluateAll((links) => links.map((link) => link.getAttribute("aria-label")));
  expect(names).toEqual(
    [piece, `${piece}, worn on a bust`, `${piece}, close up`].map((alt) => `${alt}. Open full screen`),
  );
  await expect(thumbnails(page)).toHaveCount(3);
  await thumbnails(page).nth(2).click();
  await shows(page, 3);
  await thumbnails(page).nth(1).click();
  await shows(page, 2);
  await expect(page).toHaveURL("/product/1");
  await thumbnails(page).first().click();
  await shows(page, 1);

  await slides(page).first().focus();
  await page.keyboard.press("ArrowRight");
  await shows(page, 2);
  await expect(slides(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await shows(page, 1);
  await page.keyboard.press("ArrowLeft");
  await shows(page, 3);
  await expect(slides(page).nth(2)).toBeFocused();
  // One tab stop for the row, then one for each thumbnail.
  await page.keyboard.press("Tab");
  await expect(thumbnails(page).first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await shows(page, 1);
});

test("is 3:4, with thumbnails beside it from md and below it on phones; sticky while it is the shorter column", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("/product/1");
  const picture = await boxOf(slides(page).first());
  expect(picture.width / picture.height).toBeCloseTo(3 / 4, 2);
  const thumbnail = await boxOf(thumbnails(page).first());
  if (isPhone(page)) expect(thumbnail.y).toBeGreaterThan(picture.y + picture.height);
  else {
    expect(thumbnail.x + thumbnail.width).toBeLessThan(picture.x);
    const name = page.getByRole("heading", { level: 1 });
    const [picturesAt, nameAt] = [await boxOf(gallery(page).locator("> div")), await boxOf(name)];
    await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
    expect((await boxOf(name)).y).toBe(nameAt.y - 500);
    expect((await boxOf(gallery(page).locator("> div"))).y).toBeGreaterThan(picturesAt.y - 400);
  }
});
