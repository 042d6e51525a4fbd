import { boxOf, isPhone } from "../box.ts";
import { grid, namesOf, piece, pieces } from "../pieces.ts";
import { expectNoShifts, watchShifts } from "../shifts.ts";
import { axe, expect, test } from "../test.ts";

const listings = [
  { path: "/earings", title: "Earrings", count: 31, first: "Bijli" },
  { path: "/chokkars", title: "Chokkars", count: 16, first: "Gulistan" },
  { path: "/long-chains", title: "Long Chains", count: 7, first: "Rania" },
  { path: "/bangles", title: "Bangles", count: 13, first: "Dhanak" },
  { path: "/rings", title: "Rings", count: 18, first: "Ahad" },
  { path: "/accessories", title: "Accessories", count: 17, first: "Shehzadi Nath" },
  { path: "/mathapatti", title: "Mathapatti", count: 6, first: "Peshwaz" },
  { path: "/bridal-sets", title: "Bridal Sets", count: 29, first: "Aina" },
  { path: "/clutches", title: "Clutches", count: 8, first: "Resham Potli" },
] as const;

test("each listing has its pieces, whole before any script runs, and says what it is", async ({ page, request }) => {
  test.slow();
  for (const { path, title, count, first } of listings) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<article/g), path).toHaveLength(count);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(pieces(page)).toHaveCount(count);
    expect((await namesOf(page))[0]).toBe(first);
    expect((await boxOf(pieces(page).first())).y, path).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await boxOf(pieces(page).first())).y, path).toBeLessThanOrEqual(600);

    // What it says to who finds or shares it.
    await expect(page).toHaveTitle(/ · Naqsh$/);
    expect((await page.title()).length, path).toBeLessThan(75);
    const description = page.locator("meta[name=description]");
    await expect(description).toHaveAttribute("content", /^.{50,160}$/);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`^https?://[^/]+${path}$`));
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    await expect(page.locator("meta[property='og:image']")).toHaveAttribute("content", /^https?:.*preview\.jpg$/);
    const data = await page.locator("script[type='application/ld+json']").allTextContents();
    const crumbs = data.map((text) => JSON.parse(text)).find((each) => each["@type"] === "BreadcrumbList");
    expect(crumbs.itemListElement.map((item: { name: string }) => item.name)).toEqual(["Home", title]);
    const list = data.map((text) => JSON.parse(text)).find((each) => each["@type"] === "ItemList");
    expect(list.itemListElement).toHaveLength(count);
  }
});

test("two columns on a phone, three from md, pictures 3:4 everywhere", async ({ page }) => {
  await page.goto("/rings");
  for (const [width, columns, gap] of [
    [360, 2, 12],
    [390, 2, 12],
    [767, 2, 12],
    [768, 3, 24],
    [1024, 3, 24],
    [1440, 3, 24],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all([0, 1, 2, 3].map((index) => boxOf(pieces(page).nth(index))));
    const [one, two] = boxes;
    if (!one || !two) throw new Error("There are no pieces");
    expect(
      boxes.filter(({ y }) => y === one.y),
      `at ${width} px`,
    ).toHaveLength(columns);
    expect(two.x - one.x - one.width).toBeCloseTo(gap, 0);
    const picture = await boxOf(pieces(page).first().locator("picture").first());
    expect(picture.width / picture.height).toBeCloseTo(3 / 4, 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("a sold-out piece says so in the badge's place", async ({ page }) => {
  await page.goto("/clutches");
  const badges = piece(page, "Phulkari Potli").getByText(/^(Sold out|Ready to Ship|Made to Order)$/);
  await expect(badges).toHaveText(["Sold out"]);
  await expect(badges).toHaveCSS("background-color", "rgb(93, 81, 96)");
});

test("a card shows picture, badge, name and price, leads to the piece, and its chat is to the letter", async ({
  page,
}) => {
  await page.goto("/rings");
  const chats = pieces(page).getByRole("link", { name: /^GET BEST PRICE/ });
  await expect(chats).toHaveCount(await pieces(page).count());
  const chat = piece(page, "Feroza").getByRole("link", { name: /GET BEST PRICE/ });
  await expect(chat).toHaveText("GET BEST PRICE");
  await expect(chat).toHaveAttribute("target", "_blank");
  const address = new URL((await chat.getAttribute("href")) ?? "");
  expect(address.href).toMatch(/^https:\/\/wa\.me\/923001234567\?text=/);
  expect(address.searchParams.get("text")).toBe(
    'Hello, I am interested in the "Feroza" (Price: 7,200 PKR). Can you give me the best price?',
  );
  expect((await boxOf(chat)).height).toBeGreaterThanOrEqual(44);

  const card = piece(page, "Feroza");
  await card.scrollIntoViewIfNeeded();
  // The noun line describes the picture.
  await expect(card.getByRole("link", { name: /Feroza .*\bring\b.* 7,200 PKR/i })).toHaveCount(1);
  await expect(card.getByRole("link", { name: /Feroza.*Feroza/ })).toHaveCount(0);
  await expect(card.locator("img").first()).toHaveAttribute("src", /\/97-hero\./);
  await expect(card.getByText("7,200 PKR", { exact: true })).toBeVisible();
  const badge = card.getByText("Made to Order", { exact: true });
  await expect(badge).toHaveCSS("background-color", "rgb(166, 76, 166)");
  const corner = await boxOf(badge);
  const picture = await boxOf(card.locator("picture").first());
  expect([corner.x, corner.y]).toEqual([picture.x, picture.y]);
  const ready = piece(page, "Ahad").getByText("Ready to Ship", { exact: true });
  await expect(ready).toHaveCSS("background-color", "rgb(44, 113, 80)");

  await card
    .getByRole("link", { name: /Feroza/ })
    .first()
    .click();
  await expect(page).toHaveURL("/product/97");
});

test("the first picture comes before all else, the rest when it comes near, each as wide as it is shown", async ({
  page,
}) => {
  await page.goto("/earings");
  const pictures = pieces(page).locator("picture:first-child > img");
  const loading = await pictures.evaluateAll((all) =>
    all.map((image) => [image.getAttribute("fetchpriority"), image.getAttribute("loading")]),
  );
  expect(loading[0]).toEqual(["high", null]);
  expect(new Set(loading.slice(1).map(([priority, late]) => `${priority} ${late}`))).toEqual(new Set(["null lazy"]));

  for (const width of [360, 390, 768, 1024, 1100, 1440, 1900]) {
    await page.setViewportSize({ width, height: 900 });
    const { shown, promised } = await pictures.first().evaluate((image: HTMLImageElement) => {
      const source = image.parentElement?.querySelector("source")?.sizes ?? "";
      const size = source
        .split(", ")
        .map((part) => /^(?:(\(.*?\)) )?(.*)$/.exec(part))
        .find((part) => !part?.[1] || matchMedia(part[1]).matches)?.[2];
      const ruler = document.body.appendChild(document.createElement("div"));
      ruler.style.width = size ?? "0";
      const promised = ruler.getBoundingClientRect().width;
      ruler.remove();
      return { shown: image.getBoundingClientRect().width, promised };
    });
    expect(Math.abs(promised - shown), `at ${width} px`).toBeLessThanOrEqual(1);
  }
});

test("a hover picture is asked for when the pointer comes, and fades in once it is there", { tag: "@both" }, async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on("request", (request) => void asked.push(request.url()));
  const hovers = () => asked.filter((url) => /\/\d+-macro\./.test(url));
  await page.goto("/earings");
  const card = piece(page, "Bijli");
  await expect(card.locator("img").first()).toHaveJSProperty("complete", true);
  expect(hovers()).toEqual([]);

  if (isPhone(page)) {
    await card.getByText("8,500 PKR").dispatchEvent("pointerenter");
    await grid(page).scrollIntoViewIfNeeded();
    await expect(card.locator("img")).toHaveCount(1);
    return;
  }
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/38-macro\./, async (route) => {
    await held;
    await route.continue();
  });
  await card.hover();
  const second = card.locator(".hover-picture");
  await expect.poll(hovers).toHaveLength(1);
  await expect(second).toHaveCSS("opacity", "0");
  letThrough();
  await expect(second).toHaveCSS("opacity", "1");
  await expect(card.getByText("Bijli", { exact: true })).toHaveCSS("color", "rgb(123, 50, 125)");
  await page.mouse.move(0, 0);
  await expect(second).toHaveCSS("opacity", "0");
  expect(hovers()).toHaveLength(1);
});

test("WCAG 2.2 AA, nothing shifts, and the breadcrumb leads home, from md only", { tag: "@both" }, async ({ page }) => {
  await watchShifts(page);
  await page.goto("/earings");
  await axe(page);
  await pieces(page).last().scrollIntoViewIfNeeded();
  await expect(pieces(page).last().locator("img")).toHaveJSProperty("complete", true);
  await expectNoShifts(page);

  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail).toBeVisible({ visible: !isPhone(page) });
  if (isPhone(page)) return;
  await expect(trail.locator("[aria-current=page]")).toHaveText("Earrings");
  await trail.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
});
