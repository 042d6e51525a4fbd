import { shopper as details, labels, twoLines } from "../buying.ts";
import type { Shopper } from "./shopper.ts";
import { expect, test } from "./test.ts";

const cart = { lines: twoLines, notes: "" };

async function fillIn(shopper: Shopper): Promise<void> {
  for (const [field, words] of Object.entries(details)) await shopper.fill(labels[field as keyof typeof labels], words);
}

test("cart: counts up, takes out, and is still there after a reload", async ({ shopper }) => {
  await shopper.saveCart(cart);
  await shopper.open("/cart");
  await shopper.sees("Aina");
  await shopper.tap("Increase quantity", 1);
  await shopper.sees("4 pieces");
  await shopper.reload();
  await shopper.sees("4 pieces");
  await shopper.tap(/^Remove/);
  await shopper.sees("3 pieces");
});

test("checkout: cash on delivery, to the number of the order", async ({ shopper }) => {
  await shopper.saveCart(cart);
  await shopper.open("/checkout");
  await fillIn(shopper);
  await shopper.tap("Complete Order");
  await shopper.sees("Placing your order...");
  await shopper.sees("Your Order Has Been Placed!");
  await shopper.sees(/NQ-[2-9C-Y]{4}-[2-9C-Y]{2}/);
  await shopper.tap(/^Cart$/);
  await shopper.doesntSee("Aina");
});

test("checkout: by wallet, once the screenshot is sent; a reload keeps the confirmation", async ({ shopper }) => {
  await shopper.saveCart(cart);
  await shopper.open("/checkout");
  await fillIn(shopper);
  await shopper.tap(/^Online payment/);
  await shopper.tap(/^I have sent the payment screenshot/);
  await shopper.tap("Complete Order");
  await shopper.sees("Your Order Has Been Placed!");
  const number = /NQ-[2-9C-Y]{4}-[2-9C-Y]{2}/;
  const [before] = number.exec(await shopper.run<string>("document.body.innerText")) ?? [];
  await shopper.reload();
  await shopper.sees(before ?? "an order's number");
});

test("checkout: what is missing is said, and what was typed survives a reload", async ({ shopper }) => {
  await shopper.saveCart(cart);
  await shopper.open("/checkout");
  await shopper.fill("Full name", "Ayesha");
  await shopper.tap("Complete Order");
  await expect.poll(() => shopper.run("document.querySelectorAll('[aria-invalid=true]').length")).toBeGreaterThan(2);
  await shopper.reload();
  await expect.poll(() => shopper.run("document.querySelector('input[autocomplete=name]')?.value")).toBe("Ayesha");
});

test("the whole way: from home to the cart by taps alone", async ({ shopper }) => {
  await shopper.open("/");
  await shopper.tap("Menu");
  await shopper.tap("Earrings");
  await shopper.isAt("/earings");
  await shopper.sees("31 pieces");
  await shopper.tapOn("document.querySelector('main article a[href^=\"/product/\"]')");
  await shopper.tap("Add to cart");
  await shopper.tap(/^Cart, 1 piece$/);
  await shopper.isAt("/cart");
  await shopper.back();
  await expect.poll(() => shopper.run("location.pathname")).toMatch(/^\/product\//);
});
