import type { Locator, Page } from "@playwright/test";
import { cartLink, fillIn, openCheckout, payOnline, place, placedHeading, shopper } from "../buying.ts";
import { enter, test } from "../desk-test.ts";
import { axe, expect } from "../test.ts";

/** A screenshot of 2 by 2 pixels, as a wallet would never make it. */
const screenshot = {
  name: "paid.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGPQKQwAIgYIBQAZagO1zrc1SwAAAABJRU5ErkJggg==",
    "base64",
  ),
};

const stage = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

/** As she comes back to the page from another app, and once more if the desk's press is still on its way. */
async function comesBackTo(page: Page, seen: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(seen).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

/** The page says that there is news, and shows it when she wants to see it. */
async function comesBackToNews(page: Page, seen: Locator): Promise<void> {
  const show = page.getByRole("link", { name: "Show it" });
  await comesBackTo(page, show);
  await expect(page.getByRole("status").filter({ hasText: "There is news of this order." })).toBeVisible();
  await show.click();
  await expect(seen).toBeVisible();
}

const comesBackToStage = (page: Page, words: string) => comesBackToNews(page, stage(page).filter({ hasText: words }));

/** The layers of the shamsa that draw themselves, or have done so since the page was opened. */
const drawing = (page: Page) =>
  page
    .locator("use[data-newest]")
    .evaluateAll((layers) =>
      layers
        .filter((layer) => Number.parseFloat(getComputedStyle(layer).animationDuration) > 0.1)
        .map((layer) => layer.getAttribute("href")?.split("#")[1]),
    );

async function orderOnline(page: Page): Promise<void> {
  await openCheckout(page);
  await fillIn(page);
  await payOnline(page);
  await place(page);
  await expect(placedHeading(page)).toBeVisible();
}

test("from the order to her door: her page beside the seller's desk", async ({ page, browser, deskShop, problems }) => {
  test.slow();
  const desk = await (await browser.newContext({ baseURL: "http://localhost:3000" })).newPage();
  await enter(desk, await deskShop.link(), "Sana Qureshi");
  await orderOnline(page);
  await page.getByRole("link", { name: "Follow your order" }).click();
  await expect(stage(page)).toHaveText("We have your order");
  await expect(page.getByText("Your screenshot isn’t here yet: add it,")).toBeVisible();
  await axe(page);

  await test.step("a screenshot chosen before the script is here is looked at when it comes", async () => {
    const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(page.url(), { waitUntil: "commit" });
    await page.getByLabel("Add the screenshot").setInputFiles(screenshot);
    letThrough();
    await expect(page.getByText("Is this the one?")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Choose another" }).waitFor();
  });

  await test.step("the screenshot is looked at, kept while the line is gone and after a reload, and sent", async () => {
    await page.getByLabel("Add the screenshot").setInputFiles(screenshot);
    await expect(page.getByText("Is this the one?")).toBeVisible();
    const send = page.getByRole("button", { name: "Send it" });
    await expect(send).toBeFocused();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose another" }).click();
    await chooser;
    await expect(page.getByText("Is this the one?")).toBeVisible();
    await page.route("**/screenshot", () => undefined);
    await send.click();
    await expect(page.getByRole("status").filter({ hasText: "Sending, 0 %" })).toBeAttached();
    await expect(page.getByRole("button", { name: "Stop" })).toBeFocused();
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(send).toBeFocused();
    await expect(page.getByRole("alert").filter({ hasText: "Your screenshot is still here." })).toHaveCount(0);
    await page.unrouteAll();
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Send it" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Your screenshot is still here." })).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toBeFocused();
    await page.context().setOffline(false);
    await page.reload();
    await expect(page.getByText("Is this the one?")).toBeVisible();
    // A café's page to sign in at is no word of ours.
    await page.route("**/screenshot", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Sign in</h1>" }));
    await page.getByRole("button", { name: "Send it" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Your screenshot is still here." })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Your screenshot is with us" })).toBeAttached();
    await expect(page.getByRole("paragraph").filter({ hasText: /^Your screenshot is with usAdded/ })).toBeFocused();
    await expect(page.getByRole("img", { name: "Your screenshot" })).toBeVisible();
  });

  const number = (await page.getByText(/^NQ-/).first().textContent()) ?? "";
  await desk.goto(`/desk/orders/${number}`);
  await desk.getByRole("button", { name: "Received", exact: true }).click();
  await expect(desk.getByRole("button", { name: "Confirm order" })).toBeVisible();
  await test.step("what she is typing stays until she wants to see the news", async () => {
    await page.getByText("Cancel this order", { exact: true }).click();
    await page.getByLabel("Why").fill("The ring in 16 instead.");
    await comesBackTo(page, page.getByRole("link", { name: "Show it" }));
    await expect(page.getByLabel("Why")).toHaveValue("The ring in 16 instead.");
    await axe(page);
    await comesBackToNews(page, page.getByText("Nothing to pay at the door."));
  });
  await desk.getByRole("button", { name: "Confirm order" }).click();
  await expect(desk.getByRole("button", { name: "Start making" })).toBeVisible();
  await comesBackToStage(page, "Confirmed");
  await desk.getByRole("button", { name: "Start making" }).click();
  await expect(desk.getByRole("button", { name: "Pack" })).toBeVisible();
  await comesBackToStage(page, "Being made, by hand");
  await expect(page.getByText("Day 1 of about 10 to 15.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel the order" })).toHaveCount(0);
  await axe(page);
  // What she hasn't seen yet draws itself; what she has seen stands, and so it does for who wants no motion.
  await expect.poll(() => drawing(page)).toEqual(["petal-1"]);
  await page.reload();
  await expect(stage(page)).toHaveText("Being made, by hand");
  expect(await drawing(page)).toEqual([]);

  await desk.getByRole("button", { name: "Pack", exact: true }).filter({ visible: true }).click();
  await desk.getByRole("link", { name: "Send", exact: true }).filter({ visible: true }).click();
  await desk.getByText("TCS", { exact: true }).click();
  await desk.getByLabel("Tracking number").fill("7791 3045 218");
  await desk.getByLabel("Then open WhatsApp with the number").uncheck();
  await desk.getByRole("button", { name: "Mark as sent" }).click();
  await expect(desk.getByRole("button", { name: "Delivered", exact: true }).filter({ visible: true })).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await comesBackToStage(page, "On the way");
  expect(await drawing(page)).toEqual([]);
  await expect(page.getByRole("link", { name: "See where it is at TCS" })).toHaveAttribute("href", /77913045218/);
  await axe(page);
  // What was said of the step before has gone by then, and doesn't take the next along.
  await expect(desk.locator(".step-toast")).toBeHidden();
  await desk.getByRole("button", { name: "Delivered", exact: true }).filter({ visible: true }).click();
  await expect(desk.getByRole("status").filter({ hasText: "Delivered" })).toBeVisible();
  await comesBackToStage(page, "Delivered");
  await expect(page.getByText("Wear it well, Ayesha.")).toBeVisible();
  await axe(page);
  await desk.context().close();
});

test("she cancels while it is new; her orders stand in a list of their own, and are found by number and phone", async ({
  page,
  deskShop: _,
  problems,
}) => {
  // What the form is answered for a wrong number.
  problems.allow(/404 \(Not Found\) .*\/order/);
  await orderOnline(page);
  await page.getByLabel("Add the screenshot").setInputFiles(screenshot);
  await page.getByRole("button", { name: "Send it" }).click();
  const withUs = page.getByRole("status").filter({ hasText: "Your screenshot is with us. We check it" });
  await expect(withUs).toBeFocused();
  await page.reload();
  await expect(withUs).toBeVisible();
  await expect(page.getByLabel("Add the screenshot")).toHaveCount(0);
  await page.getByRole("link", { name: "Follow your order" }).click();
  const number = (await page.getByText(/^NQ-/).first().textContent()) ?? "";
  await page.getByText("Cancel this order", { exact: true }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.locator("summary").filter({ hasText: "Cancel this order" })).toBeFocused();
  await page.getByText("Cancel this order", { exact: true }).click();
  await page.getByLabel("Why").fill("The ring in 16 instead.");
  const cancel = page.getByRole("button", { name: "Cancel the order" });
  const lines = await cancel.evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return words.getClientRects().length;
  });
  expect(lines, "its words, beside those of the other button").toBe(1);

  problems.allow(/ERR_|Failed to load resource/);
  for (const status of [undefined, 500, 429]) {
    await page.route(/\/(order\/|api\/order-statuses)/, (route) =>
      status ? route.fulfill({ status }) : route.abort("connectionfailed"),
    );
    await comesBackTo(page, page.getByText(/^No connection\. This is from/));
    await cancel.click();
    await expect(
      page.getByRole("alert").filter({ hasText: "we don’t know whether the order is cancelled" }),
    ).toBeVisible();
    await expect(page.getByLabel("Why")).toHaveValue("The ring in 16 instead.");
    await page.unrouteAll();
    await comesBackTo(page, page.getByText(/^Up to date at/));
  }
  await cancel.click();
  await expect(stage(page)).toHaveText("Cancelled");
  await expect(stage(page)).toBeFocused();
  await expect(page.getByText("If your Rs 105,650.00 has reached us, we send it back to your wallet.")).toBeVisible();
  await expect(page.getByText("Online payment, to be checked")).toBeVisible();
  await axe(page);

  await page.evaluate(() => {
    const lines = Array.from({ length: 100 }, (_, index) => ({ id: 130 - index, quantity: 1 }));
    const others = lines.map((line) => (line.id === 98 ? { ...line, id: 131 } : line));
    localStorage.setItem("naqsh-cart", JSON.stringify({ lines: others, notes: "" }));
  });
  await page.getByRole("button", { name: /^Order again/ }).click();
  await expect(page.getByText("Your cart is full. Place this order first, then add more.")).toBeVisible();
  await page.evaluate(() => localStorage.setItem("naqsh-cart", ""));
  await page.getByRole("button", { name: /^Order again/ }).click();
  await expect(page.getByText("Aina and Gauhar are in your cart.")).toBeVisible();
  await page.getByRole("button", { name: "Open your cart" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 3 pieces");

  await page.getByRole("contentinfo").getByRole("link", { name: "Your orders" }).click();
  const row = page.getByRole("article").filter({ hasText: number });
  await expect(row.getByText("Cancelled").first()).toBeVisible();
  await axe(page);
  const takeOff = row.getByRole("button", { name: /^Take off this list/ });
  await takeOff.click();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleDescription(`${number} is off this list.`);
  await undo.click();
  await expect(row).toBeVisible();
  await expect(takeOff).toBeFocused();

  await test.step("a tablet has room for its words, too", async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 768, height: 900 });
    const isOneLine = (text: string) =>
      row
        .getByText(text, { exact: true })
        .filter({ visible: true })
        .evaluate(
          (words) => words.getBoundingClientRect().height < 1.8 * Number.parseFloat(getComputedStyle(words).fontSize),
        );
    for (const text of [number, "Cancelled"]) expect(await isOneLine(text), text).toBe(true);
    if (size) await page.setViewportSize(size);
  });

  await page.goto("/order");
  const show = page.getByRole("button", { name: "Show my order" });
  const ground = () => show.evaluate((button) => getComputedStyle(button).backgroundColor);
  const pale = await ground();
  await show.click();
  await expect(page.getByRole("alert")).toContainText("No order has this number and this phone number.");
  await page.getByLabel("Order number").fill(number.toLowerCase());
  expect(await ground()).toBe(pale);
  await page.getByLabel("Phone number").fill("0300 0000000");
  await expect.poll(ground).not.toBe(pale);
  await show.click();
  await expect(page.getByRole("alert")).toContainText("No order has this number and this phone number.");
  await page.getByLabel("Phone number").fill(shopper.phone);
  await page.getByRole("button", { name: "Show my order" }).click();
  await expect(stage(page)).toHaveText("Cancelled");
});

test("a wrong key, and a number that never was, are one and the same page", async ({ page, deskShop: _, problems }) => {
  problems.allow(/404/);
  for (const address of ["/order/NQ-2222-22/abcdefghijklmnopqrstuv", "/order/x/y"]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()["cache-control"]).toBe("private, no-store");
    await expect(stage(page)).toHaveText("Order not found");
  }
  await axe(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the order is found, read and cancelled by forms; what she has sent goes back", async ({
    page,
    deskShop,
    deskPort,
    problems,
  }) => {
    // Without script its files are fetched ahead all the same, and then not allowed.
    problems.allow(/\.js csp$/);
    const answer = await fetch(`http://127.0.0.1:${deskPort}/api/orders`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        key: crypto.randomUUID(),
        lines: [{ id: 1, quantity: 1, withDupatta: true }],
        customer: shopper,
        payment: "online",
        screenshotSent: true,
        notes: "",
        total: 95_250,
      }),
    });
    const { number } = await answer.json();
    await page.goto("/order");
    await page.getByLabel("Order number").fill(number);
    await page.getByLabel("Phone number").fill(shopper.phone);
    await page.getByRole("button", { name: "Show my order" }).click();
    await expect(stage(page)).toHaveText("We have your order");
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByLabel("Add the screenshot").setInputFiles(screenshot);
    await page.getByRole("button", { name: "Send it" }).click();
    await expect(page.getByText("Your screenshot is with us").first()).toBeVisible();
    await page.getByText("Cancel this order", { exact: true }).click();
    await page
      .getByText("Nothing is made. If your Rs 95,250.00 has reached us, we send it back to your wallet.")
      .waitFor();
    await page.getByRole("button", { name: "Cancel the order" }).click();
    await expect(stage(page)).toHaveText("Cancelled");

    await enter(page, await deskShop.link(), "Rabia");
    await page.goto("/desk/orders?work=proof");
    await expect(page.getByText(number).first()).toBeAttached();
    await page.goto(`/desk/orders/${number}`);
    for (const name of ["Received", "Refunded"])
      await page.getByRole("button", { name, exact: true }).filter({ visible: true }).click();
    await expect(page.getByText("Refunded, mobile wallet")).toBeVisible();
  });
});
