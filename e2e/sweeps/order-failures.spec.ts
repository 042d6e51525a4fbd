import { boxOf } from "../box.ts";
import {
  cartLink,
  completeOrder,
  fieldOf,
  fillIn,
  loseAnswers,
  onOrders,
  openCheckout,
  passPlacing,
  payOnline,
  placedHeading,
  placingHeading,
  shopper,
  shownNumber,
  stopClock,
  twoLines,
  watchOrders,
} from "../buying.ts";
import { expectFailure, tryAgain, unreachable } from "../order-notices.ts";
import { axe, expect, test } from "../test.ts";

test.beforeEach(async ({ page, problems }) => {
  // What these tests are about: requests for an order that fail.
  problems.allow(/api\/orders/);
  await page.clock.install();
});

test("a shop that can't be reached costs nothing: the form, the way to try again and the chat are there", async ({
  page,
}) => {
  const answered = watchOrders(page);
  await openCheckout(page, twoLines, "Ring the bell twice");
  await fillIn(page);
  await payOnline(page);
  await onOrders(page, (route) => route.abort("internetdisconnected"), 1);
  await completeOrder(page).click();
  await expectFailure(page);

  await expect(unreachable(page)).toBeFocused();
  await expect(unreachable(page)).toBeInViewport();
  await expect(unreachable(page)).toContainText(
    "Your order isn’t lost: everything you typed is still here, and trying again can’t order twice.",
  );
  for (const [field, text] of Object.entries(shopper)) {
    await expect(fieldOf(page, field as keyof typeof shopper)).toHaveValue(text);
  }
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 3 pieces");
  const [box, button] = [await boxOf(unreachable(page)), await boxOf(completeOrder(page))];
  expect(box.y).toBeLessThan(button.y);
  await axe(page);

  const chat = unreachable(page).getByRole("link", { name: "Send the order on WhatsApp" });
  const text = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
  for (const part of [
    ...Object.values(shopper),
    "1. Aina (no. 1), Dupatta: with, Rs 95,000.00 x 1 = Rs 95,000.00",
    "2. Gauhar (no. 98), Size: 17, Rs 5,200.00 x 2 = Rs 10,400.00",
    "Grand total: Rs 105,650.00",
    "Payment method: Online payment",
    "Ring the bell twice",
  ]) {
    expect(text).toContain(part);
  }

  await tryAgain(page).click();
  await passPlacing(page);
  const number = await shownNumber(page);
  await expect.poll(() => answered.map((order) => [order.status, order.number])).toEqual([[201, number]]);
});

test("no answer within 15 s counts as none", async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  await stopClock(page);
  await onOrders(page, () => {}, 1);
  await completeOrder(page).click();
  await expect(placingHeading(page)).toBeVisible();
  await page.clock.runFor(14_900);
  await expect(placingHeading(page)).toBeVisible();
  await page.clock.runFor(1_200);
  await expect(unreachable(page)).toBeFocused();
  await tryAgain(page).click();
  await passPlacing(page);
  await expect(placedHeading(page)).toBeVisible();
});

test("whatever else answers, the order counts as placed only with its receipt", async ({ page }) => {
  const answers = [
    { what: "an error", answer: { status: 500, body: "oops" }, words: "can’t order twice." },
    { what: "a proxy without a shop", answer: { status: 502, body: "" }, words: "can’t order twice." },
    {
      what: "a café's sign-in page",
      answer: { status: 200, contentType: "text/html", body: "<h1>Wi-Fi</h1>" },
      words: "can’t order twice.",
    },
    {
      what: "a busy shop",
      answer: { status: 503, headers: { "Retry-After": "5" } },
      words: "The shop asks you to wait 5 seconds.",
    },
    {
      what: "too many orders",
      answer: { status: 429, headers: { "Retry-After": "700" } },
      words: "The shop asks you to wait about 12 minutes.",
    },
  ];
  await openCheckout(page);
  await fillIn(page);
  let press = completeOrder(page);
  for (const { what, answer, words } of answers) {
    await onOrders(page, (route) => route.fulfill(answer), 1);
    await press.click();
    await expectFailure(page);
    await expect(unreachable(page), what).toContainText(words);
    press = tryAgain(page);
  }
  await press.click();
  await passPlacing(page);
  await expect(placedHeading(page)).toBeVisible();
});

test("an open order survives a reload, and is not sent behind her back", async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  const [stored, answered] = [await loseAnswers(page, 1), watchOrders(page)];
  await completeOrder(page).click();
  await expectFailure(page);
  await page.reload();
  await expect(unreachable(page)).toBeVisible();
  await expect(fieldOf(page, "name")).toHaveValue(shopper.name);
  expect(answered).toEqual([]);
  await tryAgain(page).click();
  await passPlacing(page);
  expect([await shownNumber(page)]).toEqual(stored);
});
