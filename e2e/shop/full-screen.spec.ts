/** A piece's pictures full screen. */
import type { Page } from "@playwright/test";
import { boxOf, isPhone } from "../box.ts";
import { gallery, shows, slides, thumbnails } from "../gallery.ts";
import { axe, expect, test } from "../test.ts";

const overlay = (page: Page) => page.getByRole("dialog", { name: "Pictures of Aina" });
const overlaySlide = (page: Page) =>
  overlay(page)
    .locator("li:not([inert])")
    .getByRole("button", { name: /Close full screen$/ });

async function openOverlay(page: Page): Promise<void> {
  await page.goto("/product/1");
  await slides(page).first().click();
  await expect(overlay(page)).toBeVisible();
}

const isAt = (page: Page, number: number) =>
  expect(overlay(page).getByRole("status")).toHaveText(`Aina, ${number} of 3`);

test("a click opens the picture on a dark ground, never smaller than on the page", { tag: "@both" }, async ({
  page,
}) => {
  await openOverlay(page);
  await expect(overlay(page)).toHaveCSS("background-color", "rgb(29, 15, 34)");
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await boxOf(overlay(page));
  expect(box).toMatchObject({ x: 0, y: 0, height: viewport.height });
  // But for the room of a scrollbar, which has the overlay's colour.
  expect(viewport.width - box.width).toBeLessThanOrEqual(15);
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(29, 15, 34)");
  await isAt(page, 1);
  const sizes: [number, number][] = isPhone(page)
    ? [
        [390, 844],
        [320, 568],
        [844, 390],
      ]
    : [
        [1440, 900],
        [1366, 650],
        [768, 1024],
      ];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const full = await boxOf(overlaySlide(page).locator("picture"));
    const onPage = await boxOf(slides(page).first());
    expect(full.width, `at ${width} × ${height}`).toBeGreaterThanOrEqual(
      Math.max(onPage.width, Math.min(width, height * 0.75)) - 1,
    );
  }
});

test("picture, ground, close button and Escape close it, and the focus returns to the picture", async ({ page }) => {
  await page.goto("/product/1");
  for (const close of [
    () => overlaySlide(page).locator("picture").click(),
    () => overlay(page).click({ position: { x: 8, y: 150 } }),
    () => overlay(page).getByRole("button", { name: "Close", exact: true }).click(),
    () => page.keyboard.press("Escape"),
  ]) {
    await slides(page).first().click();
    await expect(overlay(page)).toBeVisible();
    await close();
    await expect(overlay(page)).toHaveCount(0);
    await expect(slides(page).first()).toBeFocused();
    await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
  }

  await test.step("then the count follows the row, whoever scrolls it", async () => {
    // As a screen reader does, without a finger or a wheel.
    await gallery(page)
      .getByRole("list")
      .first()
      .evaluate((row) => row.scrollTo({ left: row.clientWidth * 2, behavior: "instant" }));
    await shows(page, 3);
  });
});

test("a picture higher than the screen is moved by keys and by dragging", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await openOverlay(page);
  const picture = overlaySlide(page).locator("picture");
  const belowTheScreen = async () => {
    const { y, height } = await boxOf(picture);
    return Math.round(y + height) - 650;
  };
  await axe(page, ".lightbox");
  const atFirst = await belowTheScreen();
  expect(atFirst).toBeGreaterThan(100);
  await page.keyboard.press("ArrowDown");
  await expect.poll(belowTheScreen).toBeLessThan(atFirst);
  await page.mouse.move(600, 500);
  await page.mouse.down();
  await page.mouse.move(600, 100, { steps: 3 });
  await page.mouse.up();
  await expect.poll(belowTheScreen).toBe(0);
  const next = overlay(page).getByRole("button", { name: "Next picture" });
  const previous = overlay(page).getByRole("button", { name: "Previous picture" });
  await previous.click();
  await isAt(page, 3);
  await next.click();
  await isAt(page, 1);
  // A click beside the picture closes all the same.
  await page.mouse.click(1080, 200);
  await expect(overlay(page)).toHaveCount(0);
});

test("buttons, keys and the wheel enlarge it, to twice the file's pixels at most", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await openOverlay(page);
  const picture = overlaySlide(page).locator("picture");
  const enlarge = overlay(page).getByRole("group", { name: "Enlarge" });
  const zoomIn = enlarge.getByRole("button", { name: "Zoom in" });
  const zoomOut = enlarge.getByRole("button", { name: "Zoom out" });
  const isEnlarged = async (percent: number) => {
    await expect(enlarge).toHaveText(`${percent} %`);
    await expect.poll(async () => Math.round((await boxOf(picture)).width)).toBe(Math.round((width * percent) / 100));
  };
  const { width } = await boxOf(picture);
  await expect(zoomOut).toHaveAttribute("aria-disabled", "true");
  await zoomIn.click();
  await isEnlarged(150);
  await page.keyboard.press("+");
  await isEnlarged(200);
  await expect(overlaySlide(page).locator("source")).toHaveAttribute("sizes", "100000px");
  // The file is 810 pixels wide.
  await page.keyboard.press("+");
  await expect.poll(async () => Math.round((await boxOf(picture)).width)).toBe(1620);
  await expect(zoomIn).toHaveAttribute("aria-disabled", "true");
  await expect(zoomIn).toBeFocused();
  await axe(page, ".lightbox");

  await test.step("arrow keys move it, and lead on at its edge", async () => {
    const { x } = await boxOf(picture);
    await page.keyboard.press("ArrowRight");
    expect((await boxOf(picture)).x).toBeLessThan(x);
    // Some presses until its edge, and one more.
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(overlay(page).getByRole("status")).toHaveText("Aina, 2 of 3", { timeout: 2_000 });
    }).toPass();
    await isAt(page, 2);
    await page.keyboard.press("ArrowLeft");
    await isAt(page, 1);
    await isEnlarged(100);
  });

  await test.step("the wheel enlarges about the pointer, and makes it smaller again", async () => {
    await page.mouse.move(683, 300);
    await page.mouse.wheel(0, -100);
    await expect(enlarge).toHaveText("122 %");
    await page.mouse.wheel(0, 300);
    await isEnlarged(100);
  });

  await test.step("four pixels are a press, five a drag", async () => {
    await page.mouse.down();
    await page.mouse.move(683, 305);
    await page.mouse.up();
    await expect(overlay(page)).toBeVisible();
    await page.mouse.down();
    await page.mouse.move(683, 308);
    await page.mouse.up();
    await expect(overlay(page)).toHaveCount(0);
  });
});

test("arrow keys and thumbnails lead through it, and the page then shows the last picture", async ({ page }) => {
  await openOverlay(page);
  await test.step("the focus stays inside and visible, and nothing scrolls behind", async () => {
    await expect(overlay(page).getByRole("button", { name: "Close", exact: true })).toBeFocused();
    for (const _ of Array(8)) {
      await page.keyboard.press("Tab");
      const focus = await page.evaluate(() => {
        const active = document.activeElement ?? document.body;
        return {
          escaped: active !== document.body && !active.closest("dialog"),
          ring: active === document.body ? "none" : getComputedStyle(active).outlineColor,
        };
      });
      expect(focus.escaped).toBe(false);
      expect(["none", "rgb(255, 255, 255)"]).toContain(focus.ring);
    }
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 600);
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  await page.keyboard.press("ArrowRight");
  await isAt(page, 2);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await isAt(page, 1);
  await expect(overlay(page).getByRole("button", { name: "Next picture" })).toBeHidden();
  const second = overlay(page).getByRole("button", { name: /^Show picture 2/ });
  await second.click();
  await isAt(page, 2);
  await expect(second).toHaveAttribute("aria-current", "true");

  await test.step("a late scrollend of the last movement doesn't cancel the next", async () => {
    await page.keyboard.press("ArrowLeft");
    await overlay(page)
      .getByRole("list")
      .first()
      .evaluate(async (row) => {
        row.dispatchEvent(new Event("scrollend"));
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
    await isAt(page, 1);
    await page.keyboard.press("ArrowRight");
    await isAt(page, 2);
    await expect(overlaySlide(page)).toBeInViewport({ ratio: 0.9 });
  });

  await page.keyboard.press("Escape");
  await shows(page, 2);
  await expect(slides(page).nth(1)).toBeFocused();

  await test.step("it opens with the picture that was pressed", async () => {
    await thumbnails(page).nth(2).click();
    await shows(page, 3);
    await slides(page).nth(2).click();
    await isAt(page, 3);
    await expect(overlaySlide(page)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("ArrowLeft");
    await isAt(page, 2);
  });

  await test.step("also where the browser hides the dialog before its close event", async () => {
    await overlay(page).evaluate(async (dialog) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      dialog.style.display = "none";
      for (let frame = 0; frame < 3; frame++) await nextFrame();
      (dialog as HTMLDialogElement).close();
    });
    await expect(gallery(page)).toContainText("2 / 3");
  });
});
