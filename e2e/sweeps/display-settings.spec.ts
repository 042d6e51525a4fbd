/** Display settings: larger text, small and low screens, notches, forced colours. */
import type { Locator, Page } from "@playwright/test";
import { banner } from "../banner.ts";
import { boxOf } from "../box.ts";
import { expectNoOverflow, openCheckout } from "../buying.ts";
import { browsingPages, buying, otherPages, pieces } from "../screens.ts";
import { expect, test } from "../test.ts";

/**
 * Words that end outside the screen, or outside a box that hides what sticks out of it (rows that scroll may, and lines
 * that end with an ellipsis); words that go on in the next line; words that others, or the icon of a control, lie over.
 */
function unreadable(): string[] {
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
  const range = document.createRange();
  const isBroken = (text: Text) =>
    [...text.data.matchAll(/[^\s-]+/g)].some(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1;
    });
  const isShown = (part: Element) =>
    part.checkVisibility({ visibilityProperty: true }) &&
    !part.closest(".sr-only, .skip-link, [inert], [data-bottom-bar]");

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: { part: Element; box: DOMRect }[] = [];
  const wrong: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const part = text.parentElement;
    if (!part || !text.data.trim() || !isShown(part)) continue;
    const shortened = part.closest(".truncate");
    if (shortened) {
      lines.push({ part: shortened, box: shortened.getBoundingClientRect() });
      continue;
    }
    range.selectNodeContents(text);
    lines.push(...[...range.getClientRects()].map((box) => ({ part, box })));
    if (isCut(part, range.getBoundingClientRect())) wrong.push(`cut: ${part.outerHTML.slice(0, 120)}`);
    if (isBroken(text)) wrong.push(`broken: ${part.outerHTML.slice(0, 120)}`);
  }
  const icons = [...document.querySelectorAll("main :is(a, button) svg:not(.absolute)")].filter(isShown);
  const others = [...lines, ...icons.map((part) => ({ part, box: part.getBoundingClientRect() }))];
  /** Lines may stand close: a quarter of each is the room between them. */
  const meet = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 4;
  for (const { part, box } of lines) {
    const over = others.find((other) => other.part !== part && meet(box, other.box));
    if (over) wrong.push(`covered: ${part.outerHTML.slice(0, 120)} by ${over.part.outerHTML.slice(0, 80)}`);
  }
  return wrong;
}

async function enlargeLetters(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
}

async function expectAllIsRead(page: Page, screen: string): Promise<void> {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  await expect.poll(() => page.evaluate(unreadable), screen).toEqual([]);
  await expectNoOverflow(page);
}

test("letters twice as large: nothing is wider than a small screen, no word is cut, broken or covered", async ({
  page,
  problems,
}) => {
  test.slow();
  problems.allow(/404 \(Not Found\)/);
  await enlargeLetters(page);
  for (const path of [...pieces, ...otherPages]) {
    await page.goto(path);
    await expectAllIsRead(page, path);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of browsingPages) {
    await page.goto(path);
    await expectAllIsRead(page, path);
  }
});

test("letters twice as large: nor from the cart to the order's page", async ({ page }) => {
  test.slow();
  await enlargeLetters(page);
  for await (const screen of buying(page)) await expectAllIsRead(page, screen);
});

test("letters twice as large: the banner's words stand below its piece", async ({ page }) => {
  await enlargeLetters(page);
  await page.goto("/");
  const title = banner(page).getByRole("heading");
  expect((await boxOf(title)).y - (await boxOf(banner(page))).y).toBeGreaterThanOrEqual(340);
});

test("forced colours: buttons have a border, what is chosen shows it, the logo is drawn", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/product/97");
  const add = page.getByRole("main").getByRole("button", { name: "Add to cart" }).first();
  expect(await add.evaluate((button) => getComputedStyle(button).borderStyle)).toBe("solid");
  const tile = page.getByRole("group", { name: "Size" }).locator("label", { hasText: "17" });
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

const notch = 47;

/** Words that begin or end under it; a row's may, for she can move it. The disc of the cart's count hangs over a little. */
function underNotch(notch: number): string[] {
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const part = texts.currentNode.parentElement;
    if (!part?.checkVisibility({ visibilityProperty: true })) continue;
    if (part.closest(".sr-only, .skip-link, .carousel, .slides, header [aria-label^=Cart]")) continue;
    range.selectNodeContents(texts.currentNode);
    // A line that ends with an ellipsis ends with its box.
    const { left, right, width } = (part.closest(".truncate") ?? range).getBoundingClientRect();
    if (width > 0 && (left < notch || right > innerWidth - notch)) found.push(part.outerHTML.slice(0, 120));
  }
  return found;
}

test("a phone with a notch, held sideways: no word lies under it", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 844, height: 390 });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { left: notch, right: notch, bottom: 21 } });
  const look = (screen: string) => expect.poll(() => page.evaluate(underNotch, notch), screen).toEqual([]);
  for (const path of ["/", "/shop", "/product/1", "/saved"]) {
    await page.goto(path);
    await look(path);
  }
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await look("search");
  for await (const screen of buying(page)) await look(screen);
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
