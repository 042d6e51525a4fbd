import {
  banner,
  bullet,
  isPhone,
  isPlaying,
  isWaiting,
  openHomeWithStoppedClock,
  openWithStoppedClock,
  pause,
  play,
  shows,
  stage,
  swipe,
} from "../banner.ts";
import { boxOf } from "../box.ts";
import { expect, test } from "../test.ts";

test("goes on every 4000 ms, and from the last slide to the first", async ({ page }) => {
  await openWithStoppedClock(page);
  await shows(page, 1);
  await page.clock.runFor(3999);
  await shows(page, 1);
  await page.clock.runFor(1);
  await shows(page, 2);
  await page.clock.runFor(4000);
  await shows(page, 3);
  await page.clock.runFor(4000);
  await shows(page, 1);
});

test("a slide takes 300 ms", async ({ page }) => {
  await page.goto("/");
  await isPlaying(page);
  const motions = await bullet(page, 2).evaluate(async (button: HTMLElement) => {
    button.click();
    const started = performance.now();
    const motions = button.closest("section")?.getAnimations({ subtree: true }) ?? [];
    await Promise.all(motions.map((motion) => motion.finished));
    return { each: motions.map((motion) => motion.effect?.getTiming().duration), all: performance.now() - started };
  });
  // The slide that leaves and the one that comes.
  expect(motions.each).toEqual([300, 300]);
  expect(motions.all).toBeGreaterThan(295);
  await shows(page, 2);
});

test("goes on after a touch, a swipe or a pressed bullet", async ({ page }) => {
  await openWithStoppedClock(page);
  if (isPhone(page)) await bullet(page, 2).tap();
  else await bullet(page, 2).click();
  await shows(page, 2);
  await page.mouse.move(0, 0);
  await isPlaying(page);
  await page.clock.runFor(4000);
  await shows(page, 3);
  await swipe(page, -0.7 * (page.viewportSize()?.width ?? 0));
  await shows(page, 1);
  await page.mouse.move(0, 0);
  await isPlaying(page);
  await page.clock.runFor(4000);
  await shows(page, 2);
});

test("waits while hovered, focused, out of sight or in a hidden tab", { tag: "@desktop" }, async ({ page }) => {
  await openWithStoppedClock(page);
  const staysAtFirst = async () => {
    await isWaiting(page);
    await page.clock.runFor(9000);
    await shows(page, 1);
  };
  const box = await boxOf(stage(page));
  await page.mouse.move(box.x + 50, box.y + 50);
  await staysAtFirst();
  await page.mouse.move(0, 0);
  await isPlaying(page);

  await page.keyboard.press("Tab");
  await banner(page).getByRole("link").focus();
  await staysAtFirst();
  await page.getByRole("main").getByRole("link", { name: "View All Earrings" }).focus();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await staysAtFirst();
  await page.evaluate(() => scrollTo(0, 0));
  await isPlaying(page);

  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await staysAtFirst();
  await hide(false);
  await isPlaying(page);
  await page.clock.runFor(4000);
  await shows(page, 2);
});

test("stops for the pause button and goes on from it, though the focus is still there", { tag: "@desktop" }, async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await page.keyboard.press("Tab");
  await pause(page).focus();
  await page.keyboard.press("Enter");
  await expect(play(page)).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await isWaiting(page);
  await page.clock.runFor(9000);
  await shows(page, 1);

  await play(page).focus();
  await page.keyboard.press("Enter");
  await isPlaying(page);
  await page.clock.runFor(4000);
  await shows(page, 2);
});

test("starts paused under reduced motion, and slides appear at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHomeWithStoppedClock(page);
  await expect(play(page)).toBeVisible();
  await page.clock.runFor(9000);
  await shows(page, 1);
  await bullet(page, 2).click();
  await shows(page, 2);
  expect(await stage(page).evaluate((place) => place.getAnimations({ subtree: true }).length)).toBe(0);
});
