import type { Locator, Page } from "@playwright/test";
import { isPlaying } from "../banner.ts";
import { boxOf, isPhone } from "../box.ts";
import { axe, expect, test } from "../test.ts";

const rows = [
  { title: "Earrings", path: "/earings", items: 8 },
  { title: "Chokkars", path: "/chokkars", items: 8 },
  { title: "Long Chains", path: "/long-chains", items: 7 },
  { title: "Bridal Sets", path: "/bridal-sets", items: 8 },
];
const strip = [
  ["Earrings", "/earings"],
  ["Chokkars", "/chokkars"],
  ["Long Chains", "/long-chains"],
  ["Bangles", "/bangles"],
  ["Rings", "/rings"],
  ["Clutches", "/clutches"],
  ["Bridal Sets", "/bridal-sets"],
] as const;

const row = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name, exact: true });
const track = (section: Locator) => section.getByRole("list").first();
const scrollLeft = (section: Locator) => track(section).evaluate((list) => Math.round(list.scrollLeft));

const arrowsOf = (section: Locator, title: string): [Locator, Locator] => [
  section.getByRole("button", { name: `${title}: previous` }),
  section.getByRole("button", { name: `${title}: next` }),
];

/** Waits for the banner to play, which it does once the page is hydrated. */
async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await isPlaying(page);
}

test("/ and /home have the six blocks in order, and / as their address", async ({ page }) => {
  for (const path of ["/home", "/"]) {
    await page.goto(path);
    await expect(page).toHaveTitle("Naqsh: Handmade jewellery from Pakistan");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /^https?:\/\/[^/]+\/$/);
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /handmade jewellery/i);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Naqsh: Handmade jewellery from Pakistan");
    const names = await page
      .getByRole("main")
      .getByRole("region")
      .evaluateAll((regions) => regions.map((region) => region.getAttribute("aria-label")));
    expect(names).toEqual(["Collections", "Shop by Category", ...rows.map(({ title }) => title)]);
  }
  // What is offscreen loads late.
  const eager = page.getByRole("main").locator("img:not([loading=lazy])");
  await expect(eager).toHaveCount(1);
  await expect(eager).toHaveAttribute("fetchpriority", "high");
  for (const { title } of rows) await row(page, title).scrollIntoViewIfNeeded();
  await expect(row(page, "Bridal Sets").locator("img").first()).toHaveJSProperty("complete", true);
});

test("rows run off the right edge; the category strip leads to seven listings, under round pictures", {
  tag: "@both",
}, async ({ page }) => {
  await openHome(page);
  await rowsRunOff(page);
  const section = row(page, "Shop by Category");
  await expect(section.getByRole("heading", { level: 2 })).toHaveText("Shop by Category");
  const links = section.getByRole("link");
  await expect(links).toHaveText(strip.map(([name]) => name));
  for (const [index, [, path]] of strip.entries()) await expect(links.nth(index)).toHaveAttribute("href", path);
  const circle = await boxOf(links.first().locator("span").first());
  expect(circle.width).toBeCloseTo(isPhone(page) ? 150 : 166.9, 0);
  expect(circle.height).toBeCloseTo(circle.width, 1);
  // On a wide screen all seven are in sight.
  if (!isPhone(page)) {
    const last = await boxOf(links.last());
    expect(last.x + last.width).toBeLessThanOrEqual(1440 - 64);
    for (const arrow of arrowsOf(section, "Shop by Category")) await expect(arrow).toBeHidden();
  }

  await links.first().click();
  await expect(page).toHaveURL("/earings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Earrings");
});

test("each carousel shows its pieces and leads to all of them; a piece opens, and its chat asks for the best price", async ({
  page,
}) => {
  await openHome(page);
  for (const { title, path, items } of rows) {
    const section = row(page, title);
    await expect(section.getByRole("heading", { level: 2 })).toHaveText(title);
    await expect(section.getByRole("article")).toHaveCount(items);
    const all = section.getByRole("link", { name: `View All ${title}` });
    await expect(all).toHaveAttribute("href", path);
  }

  const bijli = row(page, "Earrings").getByRole("article").first();
  const chat = bijli.getByRole("link", { name: /GET BEST PRICE/ });
  await expect(chat).toHaveAttribute("target", "_blank");
  const address = new URL((await chat.getAttribute("href")) ?? "");
  expect(address.origin + address.pathname).toMatch(/^https:\/\/wa\.me\/\d+$/);
  expect(address.searchParams.get("text")).toBe(
    'Hello, I am interested in the "Bijli" (Price: 8,500 PKR). Can you give me the best price?',
  );
  await bijli.getByRole("link", { name: /Bijli/ }).first().click();
  await expect(page).toHaveURL("/product/38");
});

/** Bridal sets are larger, chokkars editorial. */
async function rowsRunOff(page: Page): Promise<void> {
  const phone = isPhone(page);
  const width = page.viewportSize()?.width ?? 0;
  for (const { title } of rows) {
    const list = await boxOf(track(row(page, title)));
    expect(list.x + list.width, title).toBe(width);
  }
  const cardWidth = async (title: string) => (await boxOf(row(page, title).getByRole("article").first())).width;
  expect(await cardWidth("Earrings")).toBeCloseTo(phone ? 158 : 300, 0);
  expect(await cardWidth("Bridal Sets")).toBeCloseTo(phone ? 216 : 384, 0);

  const chokkars = row(page, "Chokkars");
  const [heading, card] = [await boxOf(chokkars.getByRole("heading", { level: 2 })), await boxOf(track(chokkars))];
  if (phone) expect(heading.y + heading.height).toBeLessThan(card.y + 8);
  else expect(heading.x + heading.width).toBeLessThan(card.x);
  await expect(chokkars.getByText("Worn close and tied with a dori")).toBeVisible({ visible: !phone });
}

test("rows have arrows of 400 px from md, dots per two below", { tag: "@both" }, async ({ page }) => {
  test.slow();
  await openHome(page);
  // The strip, whose pieces are odd in number, and of the others, which are alike, one with an even number.
  const others = rows.filter(({ title }) => title === "Earrings");
  const rowsThatMove = isPhone(page) ? [{ title: "Shop by Category", items: 7 }, ...others] : others;
  for (const { title, items } of rowsThatMove) {
    await test.step(title, () => (isPhone(page) ? movesByDots(page, title, items) : movesByArrows(page, title)));
  }
});

async function movesByArrows(page: Page, title: string): Promise<void> {
  const section = row(page, title);
  await section.scrollIntoViewIfNeeded();
  const [previous, next] = arrowsOf(section, title);
  await expect(section.getByRole("button", { name: /: show / }).first()).toBeHidden();
  await expect(previous).toBeDisabled();
  const end = await track(section).evaluate((list) => list.scrollWidth - list.clientWidth);
  await next.click();
  await expect.poll(() => scrollLeft(section)).toBe(Math.min(400, end));
  await expect(previous).toBeEnabled();
  // Pressed by keyboard to the end and once more, it is disabled, and yet keeps the focus.
  await next.focus();
  for (let pressed = 0; pressed <= end; pressed += 400) await page.keyboard.press("Enter");
  await expect.poll(() => scrollLeft(section)).toBe(end);
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await previous.click();
  await expect.poll(() => scrollLeft(section)).toBe(Math.max(0, end - 400));
}

async function movesByDots(page: Page, title: string, items: number): Promise<void> {
  const section = row(page, title);
  await section.scrollIntoViewIfNeeded();
  for (const arrow of arrowsOf(section, title)) await expect(arrow).toBeHidden();
  const dots = section.getByRole("button", { name: /: show / });
  await expect(dots).toHaveCount(Math.ceil(items / 2));
  await followsDots(section, dots);
}

async function followsDots(section: Locator, dots: Locator): Promise<void> {
  const { pitch, end } = await track(section).evaluate((list) => {
    const [one, two] = list.querySelectorAll("li");
    return { pitch: (two?.offsetLeft ?? 0) - (one?.offsetLeft ?? 0), end: list.scrollWidth - list.clientWidth };
  });
  const last = (await dots.count()) - 1;
  for (const dot of [last, 1, 0]) {
    await dots.nth(dot).click();
    await expect.poll(() => scrollLeft(section)).toBe(Math.min(end, dot * 2 * pitch));
    await expect(dots.nth(dot)).toHaveAttribute("aria-current", "true");
    await expect(section.locator("[aria-current=true]")).toHaveCount(1);
  }
  expect(await boxOf(dots.first())).toMatchObject({ width: 44, height: 44 });
  // Swiped, not pressed: the dots follow.
  await track(section).evaluate((list, left) => list.scrollTo({ left, behavior: "instant" }), 2 * pitch);
  await expect(dots.nth(1)).toHaveAttribute("aria-current", "true");
}

test("an arrow pressed twice goes two steps", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openHome(page);
  const section = row(page, "Bridal Sets");
  await section.getByRole("button", { name: "Bridal Sets: next" }).dblclick();
  await expect.poll(() => scrollLeft(section)).toBe(800);
});

test("holds to WCAG, with a pale slide and with a dark one; under reduced motion a row moves at once", {
  tag: "@both",
}, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play slides" })).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: "Slide 2 of 3" }).click();
  await axe(page, "main [aria-label=Collections]");
  const list = track(row(page, "Earrings"));
  await expect(list).toHaveCSS("scroll-behavior", "auto");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(list).toHaveCSS("scroll-behavior", "smooth");
});
