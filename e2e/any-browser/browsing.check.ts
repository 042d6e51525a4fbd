import { expect, test } from "./test.ts";

test("home: the banner's picture, rows of pieces, a way to talk", async ({ shopper }) => {
  await shopper.open("/");
  await shopper.sees("Earrings");
  await shopper.sees("Bridal Sets");
  const leads = "document.querySelector('main img').complete && document.querySelector('main img').naturalWidth > 0";
  await expect.poll(() => shopper.run(leads)).toBe(true);
  const chat = await shopper.run<string>("document.querySelector('.chat-button').href");
  expect(chat).toMatch(/^https:\/\/(wa\.me|api\.whatsapp\.com)/);
});

test("menu: opens, closes by Escape, leads to a listing and closes behind it", async ({ shopper }) => {
  await shopper.open("/");
  await shopper.tap("Menu");
  await shopper.sees("MENU");
  await shopper.press("Escape");
  await expect.poll(() => shopper.run("document.querySelectorAll('dialog[open]').length")).toBe(0);
  await shopper.tap("Menu");
  await shopper.tap("Rings");
  await shopper.isAt("/rings");
  await expect.poll(() => shopper.run("document.querySelectorAll('dialog[open]').length")).toBe(0);
  await shopper.sees("Ahad");
});

test("search: finds by a part of the name, and opens what is chosen by key", async ({ shopper }) => {
  await shopper.open("/returns");
  await shopper.tap("Search");
  await shopper.fill("Search for a piece", "gauhar");
  await shopper.sees("1 Result");
  await shopper.press("ArrowDown");
  await shopper.press("Enter");
  await shopper.isAt("/product/98");
  await shopper.sees("Gauhar");
});

test("filter: a choice counts at once, lives in the address and goes back", async ({ shopper }) => {
  await shopper.open("/rings");
  const all = await shopper.pieces();
  await shopper.tap(/^Filter/);
  // Nothing moves under her thumb: Safari measured the groups anew once one of them had changed.
  const firstGroup = await shopper.find(/^Ready to Ship\s*\d*$/);
  await shopper.tapAt(firstGroup);
  await shopper.isAt("/rings?badge=ready-to-ship");
  expect(await shopper.find(/^Ready to Ship\s*\d*$/)).toEqual(firstGroup);
  await shopper.tap(/^Show \d+ pieces/);
  await expect.poll(async () => (await shopper.pieces()).length).toBe(7);
  // What is chosen while the sheet is open is one step, and each opening another.
  await shopper.tap(/^Filter/);
  await shopper.tap(/^Made to Order\s*\d*$/);
  await shopper.tap(/^In stock\s*\d*$/);
  await shopper.tap(/^Show \d+ pieces/);
  await shopper.isAt("/rings?badge=made-to-order&badge=ready-to-ship&stock=in");
  await shopper.back();
  await shopper.isAt("/rings?badge=ready-to-ship");
  await shopper.back();
  await expect.poll(() => shopper.pieces()).toEqual(all);
});

test("sort: the cheapest first; an address with a filter opens as it says", async ({ shopper }) => {
  await shopper.open("/rings");
  await shopper.choose("Sort", "Lowest price");
  await shopper.isAt("/rings?sort=price-up");
  await expect.poll(async () => (await shopper.pieces())[0]).toBe("Elif");
  await shopper.open("/rings?badge=ready-to-ship&sort=price-up");
  expect((await shopper.pieces()).slice(0, 2)).toEqual(["Elif", "Daman"]);
});

test("Back: a listing is as far down as it was left", async ({ shopper }) => {
  await shopper.open("/rings");
  await shopper.run("scrollTo(0, 900)");
  const cards = "[...document.querySelectorAll('main article a[href^=\"/product/\"]')]";
  const card = await shopper.placeOf(`${cards}.find((link) => link.getBoundingClientRect().top > 100)`);
  const before = await shopper.run<number>("Math.round(scrollY)");
  await shopper.tapAt(card);
  await expect.poll(() => shopper.run("location.pathname")).toMatch(/^\/product\//);
  await shopper.sees("Add to cart");
  await shopper.back();
  await shopper.isAt("/rings");
  await expect.poll(() => shopper.run<number>(`Math.abs(scrollY - ${before})`)).toBeLessThan(5);
});

test("what isn't there is said, and leads on", async ({ shopper }) => {
  await shopper.open("/nowhere");
  await shopper.sees("404");
  await shopper.tap("Rings");
  await shopper.isAt("/rings");
});

test("by keyboard: the first stop leads to the content", async ({ shopper }) => {
  await shopper.open("/returns");
  await shopper.run("document.querySelector('.skip-link').focus()");
  await shopper.press("Enter");
  await expect.poll(() => shopper.run("location.hash || document.activeElement.tagName")).toMatch(/^#|MAIN/);
});

test("nothing is cut off, on a small phone or a desk", async ({ shopper }) => {
  for (const address of ["/", "/rings", "/shop", "/product/1", "/product/97", "/cart", "/checkout", "/returns"]) {
    await shopper.resize({ width: 360, height: 740 });
    await shopper.open(address);
    expect(await shopper.cutOff(), `${address} at 360 px`).toEqual([]);
    await shopper.resize({ width: 1280, height: 740 });
    await expect.poll(() => shopper.run("innerWidth")).toBe(1280);
    expect(await shopper.cutOff(), `${address} at 1280 px`).toEqual([]);
  }
});
