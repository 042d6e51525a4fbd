import { boxOf, isPhone } from "../box.ts";
import { cartLink, expectNoOverflow, heading, leaveInBrowser, main, misinform, openCart, twoLines } from "../buying.ts";
import { empty, line, summary, total } from "../cart-view.ts";
import { axe, expect, test } from "../test.ts";

test("each line has picture, name, choices, stepper and line total; delivery stands in the sum", {
  tag: "@both",
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-18T07:00:00Z"));
  await openCart(page);
  await expect(heading(page)).toHaveText("Your cart");
  await expect(main(page).getByText("3 pieces")).toBeVisible();
  await expect(cartLink(page)).toHaveAttribute("aria-current", "page");

  const aina = line(page, "Aina");
  await expect(aina.getByText("With matching dupatta")).toBeVisible();
  await expect(aina.getByText("Rs 95,000.00 each")).toBeVisible();
  await expect(aina.getByText("Made for you: 2 to 10 December")).toBeVisible();
  await expect(aina.getByText("Rs 95,000.00", { exact: true })).toBeVisible();
  await expect(aina.getByRole("link", { name: "Aina" })).toHaveAttribute("href", "/product/1");
  await expect(aina.locator("img")).not.toHaveJSProperty("naturalWidth", 0);

  const gauhar = line(page, "Gauhar");
  await expect(gauhar.getByText("Size 17")).toBeVisible();
  await expect(gauhar.getByText("On the shelf: 20 to 23 November")).toBeVisible();
  await expect(gauhar.getByText("Rs 10,400.00", { exact: true })).toBeVisible();

  await expect(summary(page)).toContainText("SubtotalRs 105,400.00");
  await expect(summary(page)).toContainText("Delivery, all over PakistanRs 250.00");
  await expect(summary(page)).toContainText("TotalRs 105,650.00");
  await expect(summary(page)).toContainText("At your door between 2 and 10 December");
  await expect(summary(page)).toContainText("In one parcel, as soon as Aina is made.");
  await axe(page);

  if (!isPhone(page)) return;
  await test.step("a bar keeps total and Checkout in sight until the summary's own is", async () => {
    const bar = page.locator("[data-bottom-bar]");
    await expect(bar.getByText("Rs 105,650.00")).toBeInViewport();
    await expect(bar.getByRole("link", { name: "Checkout" })).toHaveAttribute("href", "/checkout");
    await summary(page).getByRole("link", { name: "Checkout" }).scrollIntoViewIfNeeded();
    await expect(bar).not.toBeInViewport();
  });
});

test("the stepper changes line, sum and count, and stops at 1; a quantity can be typed, and what is none changes nothing", async ({
  page,
}) => {
  await openCart(page);
  const gauhar = line(page, "Gauhar");
  await gauhar.getByRole("button", { name: "Increase quantity" }).click();
  await expect(gauhar.getByText("Rs 15,600.00", { exact: true })).toBeVisible();
  await expect(total(page)).toHaveText("Rs 110,850.00");
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 4 pieces");

  const decrease = gauhar.getByRole("button", { name: "Decrease quantity" });
  await decrease.click();
  await decrease.click();
  await expect(gauhar.getByRole("textbox", { name: "Quantity" })).toHaveValue("1");
  await expect(decrease).toBeDisabled();
  await expect(decrease).toBeFocused();
  await decrease.press("Enter");
  await expect(gauhar.getByRole("textbox", { name: "Quantity" })).toHaveValue("1");
  await expect(line(page, "Aina").getByRole("button", { name: "Decrease quantity" })).toBeDisabled();
  await expect(total(page)).toHaveText("Rs 100,450.00");

  const quantity = line(page, "Gauhar").getByRole("textbox", { name: "Quantity" });
  await quantity.fill("12");
  await expect(total(page)).toHaveText("Rs 157,650.00");
  await quantity.fill("0");
  await quantity.blur();
  await expect(quantity).toHaveValue("12");
  for (const typed of ["1.5", "-5", "1e9", "3 or so"]) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity).toHaveValue("12");
  }
  await quantity.fill("۳");
  await quantity.blur();
  await expect(quantity).toHaveValue("3");
});

test("a removed line can be had back, in its place, and the focus follows; the last leaves an empty cart", async ({
  page,
}) => {
  await openCart(page, [...twoLines, { id: 38, quantity: 1 }]);
  await page.getByRole("button", { name: "Remove Gauhar" }).click();
  await expect(main(page).getByText("Gauhar removed.")).toBeVisible();
  await expect(line(page, "Gauhar")).toHaveCount(0);
  await expect(total(page)).toHaveText("Rs 103,750.00");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(main(page).getByRole("heading", { level: 2 }).first()).toHaveText("Aina");
  await expect(main(page).getByRole("heading", { level: 2 }).nth(1)).toHaveText("Gauhar");
  await expect(line(page, "Gauhar").getByText("Size 17")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove Gauhar" })).toBeFocused();
  await expect(total(page)).toHaveText("Rs 114,150.00");

  // One after the other, as somebody does who clears the cart.
  const undo = page.getByRole("button", { name: "Undo" });
  for (const name of ["Gauhar", "Bijli", "Aina"]) {
    await page.getByRole("button", { name: `Remove ${name}` }).press("Enter");
    await expect(undo).toBeFocused();
    await expect(undo).toHaveAccessibleDescription(`${name} removed.`);
  }

  await expect(empty(page)).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("Cart");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(line(page, "Aina").getByText("Rs 95,000.00", { exact: true })).toBeVisible();
});

test("an empty cart leads to the shop; Continue Shopping and Checkout lead on", async ({ page }) => {
  await page.goto("/cart");
  await expect(empty(page)).toBeVisible();
  await main(page).getByRole("link", { name: "Start Shopping" }).click();
  await expect(page).toHaveURL("/shop");

  await openCart(page);
  await summary(page).getByRole("link", { name: "Continue Shopping" }).click();
  await expect(page).toHaveURL("/shop");
  await page.goBack();
  await summary(page).getByRole("link", { name: "Checkout" }).click();
  await expect(page).toHaveURL("/checkout");
  await expect(heading(page)).toHaveText("Checkout");
});

test("the same piece with the same choices joins its line, another size is another line", async ({ page }) => {
  await openCart(page, [{ id: 98, quantity: 2, size: "17" }]);
  for (const size of ["17", "18"]) {
    await page.goto("/product/98");
    await page.getByRole("radio", { name: size }).check({ force: true });
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(cartLink(page)).toHaveAccessibleName(size === "17" ? "Cart, 3 pieces" : "Cart, 4 pieces");
  }
  await cartLink(page).click();
  await expect(line(page, "Gauhar")).toHaveCount(2);
  await expect(line(page, "Gauhar").first()).toContainText("Size 17");
  await expect(line(page, "Gauhar").first().getByRole("textbox", { name: "Quantity" })).toHaveValue("3");
  await expect(line(page, "Gauhar").nth(1)).toContainText("Size 18");
});

test("every choice of a piece shows; a sold-out piece stays, costs nothing and is said to be sold out", async ({
  page,
}) => {
  await openCart(page, [
    { id: 137, quantity: 1 },
    { id: 1, quantity: 1, withDupatta: true },
    { id: 8, quantity: 1, withDupatta: false, scent: "Oud", kilos: 2 },
  ]);
  for (const choice of ["Without dupatta", "Oud attar", "2 kg mithai"]) {
    await expect(line(page, "Shagun").getByText(choice)).toBeVisible();
  }
  await expect(line(page, "Zulekha").getByText("Sold out: it won’t be part of your order.")).toBeVisible();
  await expect(line(page, "Zulekha").getByRole("button", { name: "Increase quantity" })).toHaveCount(0);
  await expect(total(page)).toHaveText("Rs 147,250.00");
  await expect(main(page).getByText("2 pieces, and 1 sold out")).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 2 pieces");
  await page.goto("/returns");
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 2 pieces");
});

test("a cart of nothing but sold-out pieces says so, without sums, and shows similar ones", { tag: "@both" }, async ({
  page,
}) => {
  await openCart(page, [{ id: 137, quantity: 2 }]);
  await expect(main(page).getByText("2 pieces, sold out")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What is in your cart has sold out" })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("Cart");
  await expect(main(page).getByText(/Rs 0|next page/)).toHaveCount(0);
  await expect(main(page).getByRole("link", { name: "Checkout" })).toHaveCount(0);
  const similar = main(page).getByRole("region", { name: "Similar pieces" });
  await expect(similar.getByRole("listitem")).toHaveCount(4);
  await expect(similar.getByText("Sold out")).toHaveCount(0);
  await axe(page);
  await page.getByRole("button", { name: "Remove Zulekha" }).click();
  await expect(empty(page)).toBeVisible();
});

test("a line that asks for more than is left: checkout names it, and the cart offers those", async ({ page }) => {
  await misinform(page, 1, { stock: { "": 2 } }, 2);
  await leaveInBrowser(page, JSON.stringify({ lines: [{ id: 1, quantity: 3, withDupatta: true }], notes: "" }));
  await page.goto("/checkout");
  await expect(main(page).getByText(/^Aina: only 2 are left\./)).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Take 2 of Aina" })).toBeVisible();
  await page.goto("/cart");
  const aina = line(page, "Aina");
  await expect(aina.getByText("Only 2 are left.")).toBeVisible();
  await expect(main(page).getByText("3 pieces", { exact: true })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 3 pieces");
  await axe(page);
  await aina.getByRole("button", { name: "Take 2" }).click();
  await expect(aina.getByText("2 taken", { exact: true })).toBeVisible();
  await expect(aina.getByRole("status")).toBeFocused();
  await expect(aina.getByRole("textbox", { name: "Quantity" })).toHaveValue("2");
  await expect(aina.getByRole("button", { name: "Increase quantity" })).toBeDisabled();
  await expect(total(page)).toHaveText("Rs 190,250.00");
});

test("long names and large sums fit a phone of 360 px; every control fits a thumb, notes end where an order's end", async ({
  page,
}) => {
  await openCart(page);
  for (const control of await main(page).getByRole("button").all()) {
    const box = await boxOf(control);
    expect(Math.min(box.width, box.height), await control.innerText()).toBeGreaterThanOrEqual(44);
  }

  const notes = page.getByRole("textbox", { name: "Order notes" });
  await expect(notes).toHaveAccessibleDescription("optional");
  await expect(notes).toHaveAttribute("maxlength", "2000");

  await page.setViewportSize({ width: 360, height: 740 });
  await misinform(page, 1, { name: "Zehnaseeb-e-Mahgul-wa-Aina-al-Badr-Shahjahanabadi", price: 120_000 }, 2);
  await openCart(page, [
    { id: 1, quantity: 9999, withDupatta: true },
    { id: 98, quantity: 9999, size: "17" },
  ]);
  await expect(total(page)).toHaveText("Rs 1,251,875,050.00");
  await expect(main(page).getByText("19,998 pieces")).toBeVisible();
  await expect(line(page, "Gauhar").getByRole("button", { name: "Increase quantity" })).toBeDisabled();
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoOverflow(page);
    const sum = await boxOf(line(page, "Gauhar").getByText("Rs 51,994,800.00", { exact: true }));
    expect(sum.height).toBeLessThan(40);
    expect(sum.x + sum.width).toBeLessThanOrEqual(width - 16);
  }
});
