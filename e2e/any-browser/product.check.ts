import { expect, test } from "./test.ts";

test("gallery by hand: the row moves on by one picture and rests there", async ({ shopper }) => {
  await shopper.open("/product/1");
  await shopper.sees("1 / 3");
  await shopper.slide(/Open full screen$/, -250);
  await shopper.sees("2 / 3");
});

test("gallery by key: the next picture, and the focus with it", async ({ shopper }) => {
  await shopper.open("/product/1");
  await shopper.run("document.querySelector('.slide-link').focus()");
  await shopper.press("ArrowRight");
  await shopper.sees("2 / 3");
  await expect.poll(() => shopper.focused()).toContain("worn on a bust");
  await shopper.press("ArrowLeft");
  await shopper.sees("1 / 3");
});

test("full screen: opens by a tap, moves by key, closes by Escape where it was opened", async ({ shopper }) => {
  await shopper.open("/product/1");
  await shopper.tap(/Open full screen$/);
  await shopper.sees("1 of 3");
  await shopper.press("ArrowRight");
  await shopper.sees("2 of 3");
  await shopper.press("Escape");
  await shopper.sees("2 / 3");
  await expect.poll(() => shopper.focused()).toContain("Open full screen");
});

test("size: the helper opens and closes; the size that was chosen is in the cart", async ({ shopper }) => {
  await shopper.open("/product/97");
  await shopper.tap("Find my size");
  await expect.poll(() => shopper.run("document.querySelectorAll('dialog:modal').length")).toBe(1);
  await shopper.tap("Close");
  await expect.poll(() => shopper.run("document.querySelectorAll('dialog:modal').length")).toBe(0);
  await shopper.tap(/^17/);
  await shopper.tap("Increase quantity");
  await shopper.tap("Add to cart");
  await shopper.tap(/^Cart, 2 pieces$/);
  await shopper.isAt("/cart");
  await shopper.sees(/Size:? *17/);
});

test("desktop: a thumbnail shows its picture", async ({ shopper }) => {
  await shopper.resize({ width: 1280, height: 800 });
  await shopper.open("/product/1");
  await shopper.tap(/^Show picture 3/);
  const shown =
    "document.querySelector('[aria-label=\"Pictures of Aina\"] a[aria-current]').getAttribute('aria-label')";
  await expect.poll(() => shopper.run<string>(shown)).toMatch(/^Show picture 3/);
});
