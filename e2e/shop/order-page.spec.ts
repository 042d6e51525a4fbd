import type { Locator, Page } from "@playwright/test";
import { enter, test } from "../desk-test.ts";
import { comesBackTo, orderOnline, screenshot, stage } from "../order-page.ts";
import { axe, expect } from "../test.ts";

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

test("from the order to her door: her page beside the seller's desk", async ({ page, browser, deskShop, problems }) => {
  test.slow();
  const desk = await (await browser.newContext({ baseURL: "http://localhost:3000" })).newPage();
  await enter(desk, await deskShop.link(), "Sana Qureshi");
  await orderOnline(page);
  await page.getByRole("link", { name: "Follow your order" }).click();
  await expect(stage(page)).toHaveText("We have your order");
  await expect(page.getByText("Your screenshot isn’t here yet: add it,")).toBeVisible();
  await axe(page);

  await test.step("a screenshot chosen before hydration is previewed after it", async () => {
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

  await test.step("the screenshot is previewed, stored while offline and over a reload, and sent", async () => {
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
  // Day 2, if midnight has passed since.
  await expect(page.getByText(/Day [12] of about 10 to 15\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel the order" })).toHaveCount(0);
  await axe(page);
  // A stage is animated the first time it is shown, but not under reduced motion.
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
  // The last step's toast must be gone: it covers the button.
  await expect(desk.locator(".step-toast")).toBeHidden();
  await desk.getByRole("button", { name: "Delivered", exact: true }).filter({ visible: true }).click();
  await expect(desk.getByRole("status").filter({ hasText: "Delivered" })).toBeVisible();
  await comesBackToStage(page, "Delivered");
  await expect(page.getByText("Wear it well, Ayesha.")).toBeVisible();
  await axe(page);
  await desk.context().close();
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
