/** What is seen at odd sizes: larger letters, small and low screens, the system's own colours. */
import type { Locator, Page } from "@playwright/test";
import { banner } from "./banner.ts";
import { boxOf } from "./box.ts";
import { expectNoOverflow, fillIn, openCart, openCheckout, payOnline, place, placedHeading } from "./buying.ts";
import { expect, test } from "./test.ts";

const pages = ["/", "/rings", "/shop", "/product/1", "/product/97", "/cart", "/checkout", "/returns"];
const sizes = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
];

type Seen = { isShown: boolean; covered: string[]; isEnd: boolean };

/** Whether the chat button shows, and what controls and sums it lies over. Where it's none, the page goes on a little. */
async function lookAndScroll(): Promise<Seen> {
  const chat = document.querySelector(".chat-button");
  const over = chat?.checkVisibility({ visibilityProperty: true }) ? chat.getBoundingClientRect() : new DOMRect();
  const parts = document.querySelectorAll(
    ":is(main, footer) :is(a, button, input, select, textarea, summary, label, dd, .nums)",
  );
  /** What a row of cards or pictures has out of sight isn't covered. */
  const rowOf = (part: Element) => part.closest(".slides, .carousel")?.getBoundingClientRect() ?? over;
  const liesOver = (box: DOMRect, row: DOMRect) =>
    Math.min(over.right, box.right, row.right) - Math.max(over.left, box.left, row.left) > 1 &&
    Math.min(over.bottom, box.bottom, row.bottom) - Math.max(over.top, box.top, row.top) > 1;
  // Where cards are is worth asking only for a button that shows: it lays all of them out.
  const covered = [...(over.width > 0 ? parts : [])].filter(
    (part) => !part.closest("[inert]") && [...part.getClientRects()].some((box) => liesOver(box, rowOf(part))),
  );
  const seen = { isShown: over.width > 0, covered: covered.map((part) => part.outerHTML.slice(0, 120)) };
  const before = scrollY;
  const moved = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
  if (covered.length === 0) scrollBy({ top: 131, behavior: "instant" });
  const isEnd = scrollY === before;
  if (!isEnd) await moved;
  return { ...seen, isEnd };
}

/**
 * At every size and every height of the page, a little at a time. Its clock is put forward, as if she had stopped there.
 * The button may be away at times, but at no size for good.
 */
async function expectClear(page: Page, isEverShown = (_: { width: number }) => true): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const look = async () => {
      await page.clock.runFor(100);
      return page.evaluate(lookAndScroll);
    };
    const place = () => page.evaluate(() => `${location} at ${innerWidth} × ${innerHeight}, ${scrollY} px down`);
    let times = 0;
    for (let seen = await look(); ; seen = await look()) {
      if (seen.covered.length > 0) await expect.poll(async () => (await look()).covered, await place()).toEqual([]);
      if (seen.isShown) times += 1;
      if (seen.covered.length === 0 && seen.isEnd) break;
    }
    if (isEverShown(size)) expect(times, await place()).toBeGreaterThan(0);
  }
}

test("the chat button lies over no control of the pages she looks around in, at any size", async ({ page }) => {
  test.slow();
  await page.clock.install();
  for (const path of ["/", "/rings", "/shop?q=kundan", "/product/97"]) {
    await page.goto(path);
    await expectClear(page);
  }
});

test("nor of the smaller ones", async ({ page, problems }) => {
  test.slow();
  problems.allow(/404 \(Not Found\)/);
  await page.clock.install();
  for (const path of ["/product/1", "/returns", "/saved?ids=1,97", "/order", "/orders", "/nowhere"]) {
    await page.goto(path);
    await expectClear(page);
  }
});

test("nor on the way from the cart to the confirmation", async ({ page }) => {
  test.slow();
  await page.clock.install();
  await openCart(page);
  await expectClear(page);
  await openCheckout(page);
  await fillIn(page);
  await payOnline(page);
  await expectClear(page, ({ width }) => width >= 768);
  await place(page);
  await expect(placedHeading(page)).toBeVisible();
  await expectClear(page);
});

/** Words that end outside the screen, or outside a box that hides what sticks out of it; rows that scroll may. */
function cutWords(): string[] {
  const isCut = (part: Element, words: DOMRect) => {
    for (let box: Element | null = part; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX)) return false;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (overflowX !== "visible" && (words.left < left - 1 || words.right > right + 1)) return true;
      if (overflowY !== "visible" && (words.top < top - 1 || words.bottom > bottom + 1)) return true;
    }
    return words.left < -1 || words.right > innerWidth + 1;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const cut: string[] = [];
  while (texts.nextNode()) {
    const part = texts.currentNode.parentElement;
    if (!part?.checkVisibility({ visibilityProperty: true }) || part.closest(".sr-only, .skip-link, [inert]")) continue;
    range.selectNodeContents(texts.currentNode);
    if (isCut(part, range.getBoundingClientRect())) cut.push(part.outerHTML.slice(0, 120));
  }
  return cut;
}

test("letters twice as large: nothing is wider than a screen of 360 px, and no word is cut", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await openCart(page);
  await expect(page.getByRole("link", { name: "Checkout" })).toBeVisible();
  for (const path of pages) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    await expectNoOverflow(page);
    await expect.poll(() => page.evaluate(cutWords), path).toEqual([]);
  }
});

test("letters twice as large: the banner's words stand below its piece", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.goto("/");
  const title = banner(page).getByRole("heading");
  expect((await boxOf(title)).y - (await boxOf(banner(page))).y).toBeGreaterThanOrEqual(340);
});

test("forced colours: buttons have a border, what is chosen shows it, the logo is drawn", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/product/97");
  const add = page.getByRole("main").getByRole("button", { name: "Add to cart" }).first();
  expect(await add.evaluate((button) => getComputedStyle(button).borderStyle)).toBe("solid");
  const tile = page.getByRole("main").locator("label", { hasText: "17" });
  await tile.click();
  expect(await tile.evaluate((label) => getComputedStyle(label).outlineStyle)).toBe("solid");
  const logo = page.getByRole("banner").getByRole("img", { name: "Naqsh" });
  expect(await logo.evaluate((image) => getComputedStyle(image).backgroundColor)).toBe("rgb(251, 249, 246)");
});

test("a phone held sideways: the header scrolls away", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/returns");
  await page.evaluate(() => scrollTo(0, 300));
  await expect(page.getByRole("banner")).not.toBeInViewport();
});

test("at 320 px e-mail and telephone stand on one line", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const expectOneLine = async (words: Locator) => {
    const [lines] = await words.evaluateAll((spans) => spans.map((span) => span.getClientRects().length));
    const height = await words.evaluate((span) => span.getBoundingClientRect().height);
    expect([lines, height < 30]).toEqual([1, true]);
  };
  await openCheckout(page);
  await expectOneLine(page.getByRole("link", { name: /^Stuck\?/ }).getByText("0300 1234567", { exact: true }));
  for (const name of [/^Phone:/, /^E-mail:/]) {
    await expectOneLine(page.getByRole("contentinfo").getByRole("link", { name }).locator("span"));
  }
});
