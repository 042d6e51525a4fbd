import { maxLines } from "../../shop/limits.ts";
import { cartLink, leaveInBrowser, main, misinform, openCart, twoLines } from "../buying.ts";
import { empty, line, summary, total } from "../cart-view.ts";
import { expect, test } from "../test.ts";

test("cart and notes survive a reload", async ({ page }) => {
  await openCart(page);
  await page.getByRole("textbox", { name: "Order notes" }).fill("Ring the bell twice\nگھنٹی دو بار بجائیں");
  await line(page, "Aina").getByRole("button", { name: "Increase quantity" }).click();
  await page.reload();
  await expect(total(page)).toHaveText("Rs 200,650.00");
  await expect(page.getByRole("textbox", { name: "Order notes" })).toHaveValue(
    "Ring the bell twice\nگھنٹی دو بار بجائیں",
  );
});

test("what is in it is asked for before the script is here, and not again", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/products")) asked.push(request.url());
  });
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await leaveInBrowser(page, JSON.stringify({ lines: [...twoLines, ...twoLines] }));
  await page.goto("/cart", { waitUntil: "commit" });
  await expect.poll(() => asked).toEqual([expect.stringMatching(/\?ids=1,98$/)]);
  letThrough();
  await expect(line(page, "Aina")).toBeVisible();
  expect(asked).toHaveLength(1);
});

test("two tabs show the same cart, as it changes", async ({ page, context }) => {
  await openCart(page);
  const other = await context.newPage();
  await other.goto("/cart");
  await line(other, "Gauhar").getByRole("button", { name: "Increase quantity" }).click();
  await expect(total(page)).toHaveText("Rs 110,850.00");
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 4 pieces");

  await other.goto("/product/38");
  await other.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(line(page, "Bijli")).toBeVisible();

  for (const name of ["Aina", "Gauhar", "Bijli"]) await page.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(cartLink(other)).toHaveAccessibleName("Cart");
});

test("a page that slept in the browser's own cache reads the cart again before it changes it", async ({ page }) => {
  await openCart(page);
  // What another page of this tab saves isn't told to this one by an event.
  const saveElsewhere = (id: number) =>
    page.evaluate((added) => {
      const cart = JSON.parse(localStorage.getItem("naqsh-cart") ?? "{}");
      cart.lines.push({ id: added, quantity: 1 });
      localStorage.setItem("naqsh-cart", JSON.stringify(cart));
    }, id);
  await saveElsewhere(38);
  await line(page, "Gauhar").getByRole("button", { name: "Increase quantity" }).click();
  await expect(line(page, "Bijli")).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 5 pieces");

  await saveElsewhere(40);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 6 pieces");
});

test("a full cart is said in place, too, and takes nothing back that it has no room for", async ({ page }) => {
  const lines = Array.from({ length: maxLines }, (_, index) => ({ id: 98, quantity: 1, size: String(index + 1) }));
  await leaveInBrowser(page, JSON.stringify({ lines, notes: "" }));
  await page.goto("/product/38");
  const words = "Your cart is full. Place this order first, then add more.";
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(main(page).getByRole("status").filter({ hasText: words })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "See your cart" }).first()).toBeVisible();
});

test.describe("a saved cart that is damaged", () => {
  const nonsense = {
    "broken JSON": '{"lines":[{"id":1,',
    "no cart at all": "null",
    "a text": '"cart"',
    "lines that are none": '{"lines":{"id":1},"notes":7}',
    "things that are no lines": '{"lines":[null,7,"x",[],{"id":"1","quantity":1},{"id":-1,"quantity":1},{"id":1}]}',
    "no or negative quantities": '{"lines":[{"id":1,"quantity":-2},{"id":98,"quantity":0,"size":"17"}]}',
  };

  test("beyond use is an empty cart, and works again", async ({ page }) => {
    for (const [what, saved] of Object.entries(nonsense)) {
      await leaveInBrowser(page, saved);
      await page.goto("/cart");
      await expect(empty(page), what).toBeVisible();
      await expect(cartLink(page)).toHaveAccessibleName("Cart");
    }
    await page.goto("/product/38");
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 piece");
  });

  test("a fraction is cut, a quantity beyond all bounds is capped, a price in it is not believed", async ({ page }) => {
    const lines = [
      { id: 1, quantity: 1.9, withDupatta: true, price: 1, name: "Bargain" },
      { id: 98, quantity: 1e9, size: "17" },
    ];
    await leaveInBrowser(page, JSON.stringify({ lines, notes: "" }));
    await page.goto("/cart");
    await expect(line(page, "Aina").getByText("Rs 95,000.00", { exact: true })).toBeVisible();
    await expect(line(page, "Gauhar").getByRole("textbox", { name: "Quantity" })).toHaveValue("9999");
    await expect(line(page, "Gauhar").getByRole("button", { name: "Increase quantity" })).toBeDisabled();
    await expect(total(page)).toHaveText("Rs 52,090,050.00");
  });

  test("pieces and choices that are gone are taken out, and it is said", async ({ page }) => {
    await openCart(page, [
      { id: 999, quantity: 1 },
      { id: 98, quantity: 1, size: "42" },
      { id: 1, quantity: 1, size: "17", withDupatta: true },
    ]);
    await expect(main(page).getByText("A piece in your cart is no longer sold, so we took it out.")).toBeVisible();
    await expect(main(page).getByText(/^Gauhar is no longer offered the way you chose it/)).toBeVisible();
    await expect(line(page, "Aina")).toBeVisible();
    await expect(total(page)).toHaveText("Rs 95,250.00");
    await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 piece");
    await page.reload();
    await expect(line(page, "Aina")).toBeVisible();
    await expect(main(page).getByText(/no longer/)).toHaveCount(0);
  });

  test("one that holds nothing but what is gone is empty, and says why", async ({ page }) => {
    await openCart(page, [{ id: 999, quantity: 1 }]);
    await expect(empty(page)).toBeVisible();
    await expect(main(page).getByText("A piece in your cart is no longer sold, so we took it out.")).toBeVisible();
  });

  test("ten thousand lines become as many as an order may have", async ({ page }) => {
    const lines = Array.from({ length: 10_000 }, (_, index) => ({ id: 98, quantity: 1, size: String(index) }));
    const real = Array.from({ length: 120 }, (_, index) => ({ id: index + 1, quantity: 1 }));
    await leaveInBrowser(page, JSON.stringify({ lines: [...real, ...lines], notes: "" }));
    await page.goto("/cart");
    await expect(summary(page)).toBeVisible();
    const shown = await main(page)
      .getByRole("button", { name: /^Remove / })
      .count();
    expect(shown).toBeGreaterThan(60);
    expect(shown).toBeLessThanOrEqual(maxLines);
    await page.getByRole("button", { name: "Remove Aina" }).click();
    await expect(main(page).getByText("Aina removed.")).toBeVisible();
  });
});

test("while prices are on their way the cart is neither empty nor wrong", async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/products*", async (route) => {
    await asked;
    await route.continue();
  });
  await leaveInBrowser(page, JSON.stringify({ lines: twoLines, notes: "" }));
  await page.goto("/cart");
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 3 pieces");
  await expect(main(page).getByText("Opening your cart…")).toBeVisible();
  await expect(empty(page)).toHaveCount(0);
  await expect(main(page).getByText(/Rs /)).toHaveCount(0);
  answer();
  await expect(total(page)).toHaveText("Rs 105,650.00");
});

test("when prices can't be had, the cart is safe and can be asked for again", async ({ page, problems }) => {
  problems.allow(/api\/products/);
  await page.route("**/api/products*", (route) => route.abort("internetdisconnected"), { times: 1 });
  await openCart(page);
  await expect(main(page).getByRole("alert")).toContainText("Your cart isn’t lost");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(total(page)).toHaveText("Rs 105,650.00");
});

test("prices that couldn't be had come with the line", async ({ page, problems }) => {
  problems.allow(/api\/products/);
  await page.route("**/api/products*", (route) => route.abort("internetdisconnected"));
  await openCart(page);
  await expect(main(page).getByRole("alert")).toContainText("Your cart isn’t lost");
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(total(page)).toHaveText("Rs 105,650.00");
});

test("prices follow the catalogue, not the last visit", async ({ page }) => {
  await misinform(page, 98, { price: 4000 });
  await openCart(page);
  await expect(total(page)).toHaveText("Rs 103,250.00");
  await page.reload();
  await expect(total(page)).toHaveText("Rs 105,650.00");
});
