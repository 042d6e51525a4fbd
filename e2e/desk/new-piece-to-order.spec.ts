import type { Page } from "@playwright/test";
import { completeOrder, fillIn, placedHeading } from "../buying.ts";
import { enter, test } from "../desk-test.ts";
import { photo } from "../photo.ts";
import { axe, expect } from "../test.ts";

const rows = (page: Page) =>
  page
    .getByRole("list")
    .filter({ has: page.locator(".picture-row") })
    .getByRole("listitem");

async function fits(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  if (before) await page.setViewportSize(before);
}

test("a new piece, from the photograph to the order", async ({ page, deskShop, browser, problems }) => {
  test.slow();
  problems.allow(/ERR_INTERNET_DISCONNECTED|status of 401/);
  await enter(page, await deskShop.link(), "Sana Qureshi");
  const choose = page.getByLabel("Choose pictures");
  const frame = page.getByRole("application", { name: /^Frame on/ });

  await test.step("words first, then the pictures: one is no picture, and one is sent once the connection is back", async () => {
    await page.goto("/desk/pieces/new");
    await page.getByLabel("Name").fill("Chandni");
    await page.getByLabel("In one line").fill("Moonlit pearl choker");
    await page.getByLabel("What it is made of").fill("Fresh-water pearls");
    await page.getByLabel("Weight").fill("40 g");
    await page.getByLabel("Description").fill("Pearls on a string.\n\n- 40 g");
    await page.getByLabel("Price", { exact: true }).fill("12,500");
    await page.getByLabel("Category").selectOption({ label: "Chokkars" });
    await page.getByRole("link", { name: "Add pictures" }).click();
    await expect(page.getByRole("heading", { name: "Pictures", level: 1 })).toBeVisible();
    await choose.setInputFiles([
      await photo("IMG_1.jpg", 235),
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("not a picture") },
    ]);
    await expect(page.getByText("This isn’t a picture. Choose a JPEG, PNG, WebP, AVIF or HEIC.")).toBeVisible();
    await page.getByRole("button", { name: "Take notes.txt off the list" }).click();
    await expect(frame).toBeVisible();
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await choose.setInputFiles([await photo("IMG_2.jpg", 120)]);
    await expect(page.getByRole("link", { name: "Sign in again" })).toBeVisible();
    await page.context().addCookies(cookies);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: /^Try again ?, IMG_2.jpg$/ }).click();
    await expect(page.getByText("It didn’t get through. The picture is still here.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Try again ?, IMG_2.jpg$/ })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText("IMG_1.jpg, 1 of 2")).toBeVisible();
  });

  await test.step("the frame by keys alone, and in numbers", async () => {
    await axe(page);
    await fits(page);
    const place = page.getByRole("status").filter({ hasText: "from the left" });
    await expect(place).toHaveText("350 from the left, 0 from the top, 900 wide, of 1600 by 1200");
    await frame.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("-");
    await expect(place).toHaveText("567 from the left, 55 from the top, 818 wide, of 1600 by 1200");
    await page.getByText("In numbers").press("Enter");
    await page.getByLabel("From the left").fill("400");
    await page.keyboard.press("Enter");
    await expect(place).toContainText("400 from the left");
    await page.getByRole("button", { name: "Use it" }).press("Enter");
    await expect(page.getByRole("application", { name: "Frame on IMG_2.jpg" })).toBeVisible();
    await page.getByRole("button", { name: "Turn" }).press("Enter");
    await expect(place).toContainText("of 1200 by 1600; turned once");
    await page.getByRole("button", { name: "Use it" }).press("Enter");
  });

  await test.step("in another order by keys; left out and back", async () => {
    await expect(rows(page).getByText("Second", { exact: true })).toBeVisible({ timeout: 60_000 });
    const first = page.locator('input[name="images"]').first();
    const lead = await first.inputValue();
    await page.getByRole("button", { name: "Second picture up" }).press("Enter");
    await expect(first).not.toHaveValue(lead);
    await expect(page.getByText("It is first now.")).toBeAttached();
    await page.getByRole("radio", { name: /^Show on hover/ }).press("Space");
    await expect(page.getByRole("radio", { name: /^Shows on hover/ })).toBeChecked();
    await page.getByRole("button", { name: /^Leave it out ?, second picture$/ }).press("Enter");
    await expect(page.getByText("Second", { exact: true })).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(page.getByText("Second", { exact: true })).toBeVisible();
    await page.getByText("In words").first().press("Enter");
    await page.getByLabel("What the first picture shows").fill("Chandni on the workshop’s bench");
    await axe(page);
    await fits(page);
  });

  await test.step("saved with the piece, seen and ordered by a shopper", async () => {
    await page.reload();
    await expect(page.getByText("What you typed here before is back.")).toBeVisible();
    await page
      .getByRole("link", { name: /^(Done|New piece)$/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByLabel("Name")).toHaveValue("Chandni");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "Shoppers see it within two seconds." })).toBeVisible();
    // The next new piece begins empty.
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    const shopper = await page.context().newPage();
    await shopper.goto((await page.getByRole("link", { name: "Look at it" }).first().getAttribute("href")) ?? "");
    const shown = shopper.getByRole("img", { name: "Chandni on the workshop’s bench" }).first();
    await expect(shown).toBeVisible();
    await expect(async () =>
      expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200),
    ).toPass();
    await shopper.getByRole("button", { name: "Add to cart" }).first().click();
    await shopper.goto("/checkout");
    await fillIn(shopper);
    await completeOrder(shopper).click();
    await expect(placedHeading(shopper)).toBeVisible();
    await expect(shopper.getByText("Chandni").first()).toBeVisible();
  });

  await test.step("photographs become drafts: one is finished later, one is thrown away", async () => {
    await page.goto("/desk/pieces/drafts");
    await choose.setInputFiles([await photo("IMG_3.jpg", 60), await photo("IMG_4.jpg", 90)]);
    await expect(page.getByRole("heading", { name: "2 drafts", level: 1 })).toBeVisible({ timeout: 60_000 });
    await axe(page);
    await page.getByRole("link", { name: "No name yet", exact: true }).first().click();
    await page.getByLabel("Name").fill("Subh");
    await fits(page);
    await page.getByRole("button", { name: "Keep as a draft" }).click();
    await expect(page.getByText("Kept as a draft. Shoppers don’t see it.")).toBeVisible();

    await page.getByRole("link", { name: "Subh", exact: true }).click();
    await expect(page.getByLabel("Name")).toHaveValue("Subh");
    await page.getByLabel("In one line").fill("Choker of the morning");
    await page.getByLabel("What it is made of").fill("Fresh-water pearls");
    await page.getByLabel("Weight").fill("38 g");
    await page.getByLabel("Description").fill("Pearls on a string.");
    await page.getByLabel("Price", { exact: true }).fill("9,500");
    await page.getByLabel("Category").selectOption({ label: "Chokkars" });
    await page.getByRole("button", { name: "Choose pieces" }).click();
    const chooser = page.getByRole("dialog", { name: "Complete the set" });
    await chooser.getByLabel("Name, kind, colour").fill("mehfil");
    // Enter searches, and doesn't save the piece behind it.
    await page.keyboard.press("Enter");
    await chooser.getByRole("button", { name: /^Mehfil/ }).click();
    await chooser.getByRole("button", { name: "Keep this one" }).click();
    await expect(page.getByText("Mehfil", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "Shoppers see it within two seconds." })).toBeVisible();

    await page.goto("/desk/pieces");
    await page.getByRole("link", { name: "1 draft" }).click();
    await page.getByRole("link", { name: /^Throw away/ }).click();
    await page.getByRole("button", { name: /^Yes, throw away/ }).click();
    await expect(page.getByRole("heading", { name: "No drafts" })).toBeVisible();
  });

  await test.step("without script: pictures are arranged and saved, but not sent", async () => {
    const state = await page.context().storageState();
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState: state });
    const still = await plain.newPage();
    const images = still.locator('input[name="images"]');
    const arranging = new URL("/desk/pieces/1/pictures", page.url()).href;
    await still.goto(arranging);
    // Playwright's text selectors leave <noscript> out.
    await expect(still.locator("noscript p")).toHaveText(/^Adding pictures needs JavaScript/);
    const third = await images.nth(2).inputValue();
    await still.getByRole("button", { name: "Third picture up" }).click();
    await still.getByRole("button", { name: /^Leave it out ?, first picture$/ }).click();
    await still.getByRole("button", { name: "Undo" }).click();
    await still.getByRole("button", { name: "Save", exact: true }).click();
    await expect(still.getByText("Saved. Shoppers see it within two seconds.")).toBeVisible();
    await still.goto(arranging);
    await expect(images.nth(1)).toHaveValue(third);
    await plain.close();
  });
});
