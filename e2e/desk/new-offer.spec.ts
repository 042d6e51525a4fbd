/** A price agreed in a chat, from the shopper's message to the link. */

import type { Page } from "@playwright/test";
import { enter, signIn, test } from "../desk-test.ts";
import { photo } from "../photo.ts";
import { lost } from "../problems.ts";
import { axe, expect } from "../test.ts";

const lineOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `Take out ${name}` }) });
const send = (page: Page) => page.getByRole("button", { name: "Send it" });

async function fits(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  if (before) await page.setViewportSize(before);
}

test("an offer from a pasted message, with a piece of its own, is sent", async ({ page, deskShop, problems }) => {
  test.slow();
  problems.allow(/status of 422/, /wa\.me/);
  await enter(page, await deskShop.link(), "Sana Qureshi");
  await page.goto("/desk/offers/new");

  await test.step("what the message names is found in it", async () => {
    await page.getByRole("link", { name: "Paste her message" }).click();
    const sheet = page.getByRole("dialog", { name: "Her message" });
    const message = sheet.getByRole("textbox", { name: "Her message" });
    await expect(message).toBeFocused();
    await message.fill("Salam, best price?");
    await expect(sheet.getByText("No piece found in it. Choose it yourself.")).toBeVisible();
    await message.fill('Hello, I am interested in the "Aina". And the ring, naqsh.pk/product/98 for my sister');
    await expect(sheet.getByText("Two pieces found")).toBeVisible();
    await expect(sheet.locator("mark")).toHaveText(['"Aina"', "naqsh.pk/product/98"]);
    await expect(sheet.getByText("She chooses the size, Rs 5,200")).toBeVisible();
    await axe(page);
    await sheet.getByRole("button", { name: "Put both in" }).click();
    await expect(sheet).toBeHidden();
    await expect(lineOf(page, "Gauhar").getByLabel("Agreed, for one")).toBeFocused();
  });

  await test.step("prices, and a choice that she makes herself or not", async () => {
    await lineOf(page, "Aina").getByLabel("Agreed, for one").fill("84,000");
    const ring = lineOf(page, "Gauhar");
    await ring.getByLabel("Agreed, for one").fill("6,200");
    await expect(ring.getByText("1,000 more than in the shop")).toBeVisible();
    await ring.getByLabel("Agreed, for one").fill("4600");
    await ring.getByText("She chooses the size").click();
    await ring.getByRole("radio", { name: "17" }).check();
    await expect(ring.getByText("Size 17")).toBeVisible();
    await expect(page.getByText("Rs 11,600 less than in the shop")).toBeVisible();
  });

  await test.step("another piece by search, and out again", async () => {
    await page.getByRole("link", { name: "Add a piece" }).click();
    const sheet = page.getByRole("dialog", { name: "Add a piece" });
    await sheet.getByLabel("Name or stone").fill("shagun");
    await sheet.getByRole("button", { name: /^Shagun/ }).click();
    await expect(lineOf(page, "Shagun")).toBeVisible();
    await page.getByRole("button", { name: "Take out Shagun" }).click();
    await expect(lineOf(page, "Shagun")).toHaveCount(0);
  });

  await test.step("a piece of its own, with a picture", async () => {
    await page.getByRole("button", { name: "Of its own" }).click();
    await page.getByLabel("Add pictures").setInputFiles(await photo("IMG_1.jpg", 200));
    // A process of its own reads it, which takes its time on a busy machine.
    await expect(page.getByText("1 of 3 pictures.")).toBeVisible({ timeout: 60_000 });
    const shown = page.locator("li img[src*='offer']");
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50);
    const own = lineOf(page, "the piece of its own");
    await own.getByLabel("Agreed, for one").fill("12000");
    await page.getByText("None", { exact: true }).click();
    await page.getByText("In three days").click();
    await page.getByLabel("A note she sees").fill("As we said on the phone.");
    await page.getByLabel("Phone").fill("0321 5557890");
    await expect(page.getByText("Three pieces, Rs 100,600, until")).toBeVisible();
    await axe(page);
    await fits(page);
    await send(page).click();
    await expect(page.getByText("1 thing is missing.")).toBeVisible();
    const name = own.getByLabel("Name");
    await expect(name).toBeFocused();
    await expect(own.getByText("Give it a name.")).toBeVisible();
    await name.fill("Green jhoomar");
    await page.getByLabel("Name", { exact: true }).last().fill("Ayesha Rahman");
  });

  await test.step("sent: WhatsApp opens, and the link stands here once", async () => {
    const chat = page.context().waitForEvent("page");
    await send(page).click();
    const heading = page.getByRole("heading", { name: "For Ayesha Rahman", level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await (await chat).close();
    await expect(page.getByText(/\/offer\/[\w-]{22}$/)).toBeVisible();
    await page.goto("/desk/offers/new");
    await expect(page.getByRole("button", { name: /^Take out/ })).toHaveCount(0);
    await expect(page.getByText("What you typed here before is back.")).toHaveCount(0);
  });
});

test("a half-typed offer survives a reload, a lost connection and a lost session", async ({
  page,
  browser,
  deskShop,
  problems,
}) => {
  test.slow();
  problems.allow(lost);
  await enter(page, await deskShop.link(), "Bilal");
  await page.goto("/desk/offers/new?piece=98");
  await lineOf(page, "Gauhar").getByLabel("Agreed, for one").fill("4600");
  await page.getByLabel("Name", { exact: true }).fill("Hira");
  await page.goto("/desk/offers/new?piece=1");
  await expect(page.getByText("What you typed here before is back.")).toBeVisible();
  await expect(lineOf(page, "Gauhar").getByLabel("Agreed, for one")).toHaveValue("4,600");
  await lineOf(page, "Aina").getByLabel("Agreed, for one").fill("90000");

  await page.context().setOffline(true);
  await send(page).click();
  await expect(page.getByText("Not sent. The shop can’t be reached. Your offer is kept on this device.")).toBeVisible();
  await page.context().setOffline(false);
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.waitForURL(/\/sign-in/);
  await signIn(page, "Bilal");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Hira");
  await page.getByRole("button", { name: "Enter her address" }).click();
  await expect(page).toHaveURL(/\/desk\/offers\/\d+\/address$/);
  const made = page.url().replace("/address", "");

  await test.step("changed: the same form, and somebody else was quicker", async () => {
    problems.allow(/status of 409/);
    await page.goto(`${made}/change`);
    await expect(page.getByText("Her link shows it at once.")).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(`${made}/change`);
    await other.getByLabel("A note she sees").fill("With love.");
    await other.getByRole("button", { name: "Save the change" }).click();
    await expect(other).toHaveURL(made);
    await lineOf(page, "Gauhar").getByLabel("Agreed, for one").fill("4500");
    await page.getByRole("button", { name: "Save the change" }).click();
    await expect(page.getByRole("alert")).toContainText("Somebody else changed this offer");
    await expect(lineOf(page, "Gauhar").getByLabel("Agreed, for one")).toHaveValue("4500");
    await page.getByRole("button", { name: "Save the change" }).click();
    await expect(page).toHaveURL(made);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  await test.step("without script: the lines that came with the page are sent", async () => {
    const state = await page.context().storageState();
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState: state });
    const still = await plain.newPage();
    await still.goto(new URL("/desk/offers/new?piece=98", made).href);
    await send(still).click();
    await expect(still.getByText("What does one cost? 0 makes it a gift.")).toBeVisible();
    await still.getByLabel("Agreed, for one").fill("0");
    await send(still).click();
    await expect(still.getByRole("heading", { name: "For whoever has the link", level: 1 })).toBeVisible();
    await plain.close();
  });
});
