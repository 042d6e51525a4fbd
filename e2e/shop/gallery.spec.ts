import type { Page } from "@playwright/test";
import { boxOf } from "../box.ts";
import { axe, expect, test } from "../test.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const gallery = (page: Page) => page.getByRole("region", { name: "Pictures of Aina" });
const slides = (page: Page) => gallery(page).getByRole("link", { name: /Open full screen$/ });
const thumbnails = (page: Page) => gallery(page).getByRole("link", { name: /^Show picture/ });
const overlay = (page: Page) => page.getByRole("dialog", { name: "Pictures of Aina" });
const overlaySlide = (page: Page) =>
  overlay(page)
    .locator("li:not([inert])")
    .getByRole("button", { name: /Close full screen$/ });

/** The picture that is in view, and nothing else of the row. */
async function shows(page: Page, number: number): Promise<void> {
  await expect(thumbnails(page).nth(number - 1)).toHaveAttribute("aria-current", "true");
  await expect(gallery(page).locator("[aria-current]")).toHaveCount(1);
  await expect(slides(page).nth(number - 1)).toBeInViewport({ ratio: 0.5 });
  for (const other of [1, 2, 3].filter((each) => each !== number)) {
    await expect(slides(page).nth(other - 1)).not.toBeInViewport();
  }
}

async function openOverlay(page: Page): Promise<void> {
  await page.goto("/product/1");
  await slides(page).first().click();
  await expect(overlay(page)).toBeVisible();
}

const isAt = (page: Page, number: number) =>
  expect(overlay(page).getByRole("status")).toHaveText(`Aina, ${number} of 3`);

test("starts with the first picture; each thumbnail shows its own", async ({ page }) => {
  await page.goto("/product/1");
  await shows(page, 1);
  await expect(thumbnails(page)).toHaveCount(3);
  await thumbnails(page).nth(2).click();
  await shows(page, 3);
  await thumbnails(page).nth(1).click();
  await shows(page, 2);
  await expect(page).toHaveURL("/product/1");
});

test("every picture says which piece and which view it is", async ({ page }) => {
  await page.goto("/product/1");
  const piece = "Aina: two-layer bridal set of kundan flowers and emerald green";
  const names = await slides(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
  expect(names).toEqual(
    [piece, `${piece}, worn on a bust`, `${piece}, close up`].map((alt) => `${alt}. Open full screen`),
  );
});

test("arrow keys lead through the pictures, round the ends, and the focus goes with them", async ({ page }) => {
  await page.goto("/product/1");
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
  // One stop for the row, then one for each thumbnail.
  await page.keyboard.press("Tab");
  await expect(thumbnails(page).first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await shows(page, 1);
});

test("is 3:4, with thumbnails beside it from md and below it on phones", { tag: "@both" }, async ({ page }) => {
  await page.goto("/product/1");
  const picture = await boxOf(slides(page).first());
  expect(picture.width / picture.height).toBeCloseTo(3 / 4, 2);
  const thumbnail = await boxOf(thumbnails(page).first());
  if (isPhone(page)) expect(thumbnail.y).toBeGreaterThan(picture.y + picture.height);
  else expect(thumbnail.x + thumbnail.width).toBeLessThan(picture.x);
});

test("a click opens the picture full screen, on night, never smaller than on the page", { tag: "@both" }, async ({
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

test("picture, ground, close button and Escape close the overlay, and the focus returns to the picture", async ({
  page,
}) => {
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
});

test("what is higher than the screen is scrolled to by wheel and keys", { tag: "@desktop" }, async ({ page }) => {
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
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 600);
  await expect.poll(belowTheScreen).toBe(0);
  // A click beside the picture closes all the same.
  await page.mouse.click(1200, 560);
  await expect(overlay(page)).toHaveCount(0);
});

test("next, previous, arrow keys and thumbnails lead through the overlay", async ({ page }) => {
  await openOverlay(page);
  const next = overlay(page).getByRole("button", { name: "Next picture" });
  const previous = overlay(page).getByRole("button", { name: "Previous picture" });
  await page.keyboard.press("ArrowRight");
  await isAt(page, 2);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await isAt(page, 1);
  if (isPhone(page)) {
    await expect(next).toBeHidden();
  } else {
    await previous.click();
    await isAt(page, 3);
    await next.click();
    await isAt(page, 1);
  }
  await overlay(page)
    .getByRole("button", { name: /^Show picture 2/ })
    .click();
  await isAt(page, 2);
  await expect(overlay(page).getByRole("button", { name: /^Show picture 2/ })).toHaveAttribute("aria-current", "true");
});

test("the end of an earlier movement doesn't take the next one's goal away", async ({ page }) => {
  await openOverlay(page);
  await page.keyboard.press("ArrowRight");
  await overlay(page)
    .getByRole("list")
    .first()
    .evaluate(async (row) => {
      row.dispatchEvent(new Event("scrollend"));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  await isAt(page, 2);
  await page.keyboard.press("ArrowRight");
  await isAt(page, 3);
  await expect(overlaySlide(page)).toBeInViewport({ ratio: 0.9 });
});

test("the overlay opens with the picture that was pressed", async ({ page }) => {
  await page.goto("/product/1");
  await thumbnails(page).nth(2).click();
  await shows(page, 3);
  await slides(page).nth(2).click();
  await isAt(page, 3);
  await expect(overlaySlide(page)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("ArrowLeft");
  await isAt(page, 2);
});

test("the page shows the picture that was seen last", async ({ page }) => {
  await openOverlay(page);
  await page.keyboard.press("ArrowRight");
  await isAt(page, 2);
  await page.keyboard.press("Escape");
  await shows(page, 2);
  await expect(slides(page).nth(1)).toBeFocused();
});

test("also where the browser takes the overlay away before it says so", async ({ page }) => {
  await page.goto("/product/1");
  await slides(page).first().click();
  await page.keyboard.press("ArrowRight");
  await expect(overlay(page)).toContainText("Aina, 2 of 3");
  await overlay(page).evaluate(async (dialog) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    dialog.style.display = "none";
    for (let frame = 0; frame < 3; frame++) await nextFrame();
    (dialog as HTMLDialogElement).close();
  });
  await expect(gallery(page)).toContainText("2 / 3");
});

test("after full screen the count follows the row, whoever moves it", async ({ page }) => {
  await openOverlay(page);
  await page.keyboard.press("Escape");
  await expect(overlay(page)).toBeHidden();
  // As a screen reader does, without a finger or a wheel.
  await gallery(page)
    .getByRole("list")
    .first()
    .evaluate((row) => row.scrollTo({ left: row.clientWidth * 2, behavior: "instant" }));
  await shows(page, 3);
});

test("the focus stays inside the overlay, is seen, and nothing scrolls behind", async ({ page }) => {
  await openOverlay(page);
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
