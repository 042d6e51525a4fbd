/** The floating chat button lies over nothing that is pressed or counted: on every kind of screen, at four sizes. */
import type { Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../chromium.ts";
import { buying, lookingAround, pieces, quietPages } from "../screens.ts";
import { expect, test } from "../test.ts";

type Size = { width: number; height: number };
const sizes: readonly [Size, Size, Size, Size] = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
];

// Some thousand frames are looked at: they come as quickly as they are drawn, and the page's own waiting is short.
const executablePath = findChromium();
test.use({
  launchOptions: { ...(executablePath && { executablePath }), args: [...chromiumFlags, "--disable-frame-rate-limit"] },
  contextOptions: { reducedMotion: "reduce" },
});
test.beforeEach(async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    const wait = setTimeout;
    Object.assign(window, { setTimeout: (then: () => void, delay = 0) => wait(then, delay / 50) });
  });
});

type Seen = { shown: number; covered: string[] };

/**
 * From where a part of the page comes into sight to where it is above the button, a little at a time, and at the page's
 * end: how often the button shows, and what it lies over for good.
 */
async function sweep(part: Element, mayStayAway: boolean): Promise<Seen> {
  const corner = document.querySelector(".chat-corner") as HTMLElement;
  const button = corner.querySelector(".chat-button") as HTMLElement;
  const controls = ":is(main, footer) :is(a, button, input, select, textarea, summary, label, dd, .nums)";
  const isShown = () => button.checkVisibility({ visibilityProperty: true });

  const coveredNow = () => {
    const over = button.getBoundingClientRect();
    /** What a row of cards or pictures has out of sight isn't covered. */
    const rowOf = (control: Element) => control.closest(".slides, .carousel")?.getBoundingClientRect() ?? over;
    const liesOver = (box: DOMRect, row: DOMRect) =>
      Math.min(over.right, box.right, row.right) - Math.max(over.left, box.left, row.left) > 1 &&
      Math.min(over.bottom, box.bottom, row.bottom) - Math.max(over.top, box.top, row.top) > 1;
    return [...document.querySelectorAll(controls)].filter(
      (control) =>
        [...control.getClientRects()].some((box) => liesOver(box, rowOf(control))) &&
        control.checkVisibility() &&
        !control.closest("[inert]"),
    );
  };

  /** From the next frame on as long as the button itself waits for the page to rest. */
  const rest = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));

  /** On a busy machine the button may need a while; what it lies over for good, it lies over then, too. */
  const until = async (isSo: () => boolean, milliseconds = 10_000) => {
    const begun = performance.now();
    await rest();
    while (!isSo() && performance.now() - begun < milliseconds) await rest();
  };

  const seen: Seen = { shown: 0, covered: [] };
  const look = async () => {
    let covered: Element[] = [];
    // Where cards are is worth asking only for a button that shows: it lays all of them out.
    await until(() => {
      covered = isShown() ? coveredNow() : [];
      return covered.length === 0;
    });
    if (isShown()) seen.shown += 1;
    seen.covered.push(...covered.map(({ outerHTML }) => `${scrollY} px down: ${outerHTML.slice(0, 120)}`));
  };

  scrollTo({ top: part.getBoundingClientRect().top + scrollY - innerHeight, behavior: "instant" });
  await look();
  while (part.getBoundingClientRect().bottom > corner.getBoundingClientRect().top) {
    const before = scrollY;
    scrollBy({ top: 179, behavior: "instant" });
    if (scrollY === before) break;
    await look();
  }
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  if (seen.shown === 0) await until(isShown, mayStayAway ? 0 : undefined);
  await look();
  return seen;
}

/** The button may be away at times, but at no size for good. */
async function expectClear(
  page: Page,
  screen: string,
  { at = sizes, isEverShown = () => true }: { at?: readonly Size[]; isEverShown?: (size: Size) => boolean } = {},
): Promise<void> {
  for (const size of at) {
    await page.setViewportSize(size);
    const mayStayAway = !isEverShown(size);
    const { shown, covered } = await page.getByRole("main").evaluate(sweep, mayStayAway);
    const where = `${screen} at ${size.width} × ${size.height}`;
    expect(covered, where).toEqual([]);
    if (!mayStayAway) expect(shown, where).toBeGreaterThan(0);
  }
}

for (const [name, paths, at] of [
  ["where she looks around", lookingAround, sizes],
  ["on a piece's page", pieces, sizes],
  // In one column, narrower than the screen but on a phone.
  ["on the quiet pages", quietPages, [sizes[0], sizes[2]]],
] as const) {
  test(`the chat button lies over no control ${name}`, async ({ page, problems }) => {
    problems.allow(/404 \(Not Found\)/);
    for (const path of paths) {
      await page.goto(path);
      await expectClear(page, path, { at });
    }
  });
}

test("the chat button lies over no control from the cart to the order's page", async ({ page }) => {
  for await (const screen of buying(page)) {
    await expectClear(page, screen, { isEverShown: ({ width }) => width >= 768 || !screen.startsWith("checkout") });
  }
});

test("the chat button lies over no control of the footer", async ({ page }) => {
  await page.goto("/order");
  for (const size of sizes) {
    await page.setViewportSize(size);
    const { covered } = await page.getByRole("contentinfo").evaluate(sweep, true);
    expect(covered, `${size.width} × ${size.height}`).toEqual([]);
  }
});
