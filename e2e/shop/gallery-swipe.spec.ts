import type { Locator } from "@playwright/test";
import { boxOf } from "../box.ts";
import { pinch, swipe } from "../swipe.ts";
import { expect, test } from "../test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("pictures are swiped on phones, edge to edge, with a count", async ({ page }) => {
  await page.goto("/product/1");
  const gallery = page.getByRole("region", { name: "Pictures of Aina" });
  const [first, second] = await gallery.getByRole("link", { name: /Open full screen$/ }).all();
  if (!first || !second) throw new Error("There are too few pictures.");
  expect(await boxOf(first)).toMatchObject({ x: 0, width: 390, height: 520 });
  await expect(gallery.getByText("1 / 3")).toBeVisible();
  await swipe(first, -300);
  await expect(gallery.getByText("2 / 3")).toBeVisible();
  await expect.poll(async () => (await boxOf(second)).x).toBe(0);
  await expect(gallery.getByRole("link", { name: /^Show picture 2/ })).toHaveAttribute("aria-current", "true");
  await swipe(second, 300);
  await expect(gallery.getByText("1 / 3")).toBeVisible();
});

test("so they are in the overlay, which a tap closes", async ({ page }) => {
  await page.goto("/product/1");
  await page
    .getByRole("link", { name: /Open full screen$/ })
    .first()
    .tap();
  const overlay = page.getByRole("dialog", { name: "Pictures of Aina" });
  const picture = overlay.locator("li:not([inert])").getByRole("button", { name: /Close full screen$/ });
  await swipe(picture, -300);
  await expect(overlay.getByRole("status")).toHaveText("Aina, 2 of 3");
  await expect.poll(async () => (await boxOf(picture)).x).toBe(0);
  await swipe(picture, 300);
  await expect(overlay.getByRole("status")).toHaveText("Aina, 1 of 3");
  await picture.tap();
  await expect(overlay).toHaveCount(0);
});

/** Taps that follow each other at once, whatever the machine is busy with: the page's clock stands still. */
async function doubleTap(part: Locator): Promise<void> {
  await part.tap();
  await part.page().touchscreen.tap(...(await middleOf(part)));
}

async function middleOf(part: Locator): Promise<[number, number]> {
  const { x, y, width, height } = await boxOf(part);
  return [x + width / 2, y + height / 2];
}

test("in the overlay, pinch and double tap enlarge to 2.5 times, a finger moves about; one tap closes", async ({
  page,
}) => {
  await page.clock.install({ time: "2025-01-01T10:00:00" });
  await page.goto("/product/1");
  await page.clock.pauseAt("2025-01-01T11:00:00");
  const overlay = page.getByRole("dialog", { name: "Pictures of Aina" });
  const slide = overlay.locator("li:not([inert])").first();
  const widthIs = (width: number) => expect.poll(async () => (await boxOf(slide.locator("picture"))).width).toBe(width);

  // On the page's own picture: the first tap opens, the second enlarges.
  await doubleTap(page.getByRole("link", { name: /Open full screen$/ }).first());
  await widthIs(975);
  await expect(slide.locator("source")).toHaveAttribute("sizes", "100000px");
  // Close and count lie over the picture, on a ground of their own.
  const close = overlay.getByRole("button", { name: "Close", exact: true });
  for (const control of [close, overlay.getByRole("status")]) {
    await expect(control).toHaveCSS("background-color", /0\.86\)$/);
    const isOnTop = await control.evaluate((part) => {
      part.style.pointerEvents = "auto";
      const { x, y, width, height } = part.getBoundingClientRect();
      const top = part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      part.style.pointerEvents = "";
      return top;
    });
    expect(isOnTop).toBe(true);
  }
  const before = (await boxOf(slide.locator("picture"))).x;
  await swipe(slide, -120);
  await expect.poll(async () => (await boxOf(slide.locator("picture"))).x).toBeLessThan(before - 60);
  await expect(overlay.getByRole("status")).toHaveText("Aina, 1 of 3");

  await page.clock.runFor(1_000);
  await doubleTap(slide);
  await widthIs(390);
  await pinch(slide, 100, 150);
  await widthIs(585);
  await pinch(slide, 100, 300);
  await widthIs(975);
  await expect(overlay).toBeVisible();

  await page.clock.runFor(1_000);
  await page.touchscreen.tap(...(await middleOf(slide)));
  await page.clock.runFor(1_000);
  await expect(overlay).toHaveCount(0);
});
