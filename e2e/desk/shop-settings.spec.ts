import sharp from "sharp";
import { enter, test } from "../desk-test.ts";
import { axe, expect } from "../test.ts";

// Its settings are no other test's.
test.use({ shopOf: "settings" });

test("the shop's own words are changed at the desk, and shoppers read them", async ({
  page,
  deskShop,
  browser,
  problems,
}) => {
  test.slow();
  problems.allow(/status of (?:409|422)/);
  await enter(page, await deskShop.link(), "Sana Qureshi");
  const shopper = await page.context().newPage();
  const announcement = page.getByRole("textbox", { name: "Announcement" });
  const saved = page.getByRole("status").filter({ hasText: "Shoppers see it within two seconds." });

  await page.goto("/desk/shop");
  await expect(page.getByRole("heading", { name: "Shop", level: 1 })).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: "Copy address" }).click();
  await expect(page.getByRole("button", { name: "Copied address" })).toBeVisible();
  const feed = page.getByRole("region", { name: "On Google and Instagram" });
  await expect(feed).toContainText(new URL("/feed.xml", page.url()).href);
  await page.getByRole("link", { name: /^Announcement/ }).click();
  await announcement.fill("Eid orders until {someday}");
  // Saved from another section, the one with the fault opens.
  await page.getByRole("link", { name: /^Wallet/ }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("There is no blank called {someday}.").first()).toBeVisible();
  await expect(announcement).toBeFocused();
  await announcement.fill("Eid orders until 20 March");
  await axe(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(saved).toBeVisible();
  await expect(async () => {
    await shopper.goto("/");
    await expect(shopper.getByText("Eid orders until 20 March")).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await test.step("what every order pays is said plainly, then saved", async () => {
    await page.goto("/desk/shop/delivery");
    await page.getByLabel("Delivery, to any city").fill("300");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("From now on every order pays Rs 300 for delivery.")).toBeVisible();
    await page.getByRole("button", { name: "Yes, save" }).click();
    await expect(saved).toBeVisible();
  });

  await test.step("wide: one long page, one bar; whoever leaves with a change is asked, and a draft outlives the page", async () => {
    const narrow = page.viewportSize();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/desk/shop");
    await announcement.fill("Until the end of March");
    await expect(page.getByText("1 change: announcement")).toBeVisible();
    await page.getByRole("link", { name: "Wallet" }).click();
    await expect(page.getByRole("link", { name: "Wallet" })).toHaveAttribute("aria-current", "location");
    await page.reload();
    await expect(page.getByText("What you typed here before is back.")).toBeVisible();
    await axe(page);
    await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Pieces" }).click();
    await expect(page.getByRole("heading", { name: "One change isn’t saved." })).toBeVisible();
    await page.getByRole("button", { name: "Stay" }).click();
    await page.getByRole("button", { name: "Throw away" }).first().click();
    await expect(announcement).toHaveValue("Eid orders until 20 March");

    await page.getByText("Change slide 1").click();
    const buffer = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: "#7b327d" } })
      .jpeg()
      .toBuffer();
    await page.getByLabel("Choose a picture").first().setInputFiles({ name: "b.jpg", mimeType: "image/jpeg", buffer });
    await page.getByRole("button", { name: "Use it" }).click();
    await expect(page.getByRole("heading", { name: "The frame on wide screens" })).toBeVisible();
    await page.getByRole("button", { name: "Use it" }).click();
    const name = page.getByLabel("Picture on wide screens, by name").first();
    await expect(name).toHaveValue(/^banner-[0-9a-f]{12}-desktop$/, { timeout: 60_000 });
    const art = await name.inputValue();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(saved).toBeVisible();
    await expect(async () => {
      await shopper.goto("/");
      expect(await shopper.content()).toContain(art);
    }).toPass();
    if (narrow) await page.setViewportSize(narrow);
  });

  await test.step("pieces are chosen by picture, no more than fit, in an order of their own", async () => {
    await page.goto("/desk/shop/search");
    await expect(page.getByRole("textbox", { name: "Five pieces" })).toBeHidden();
    const open = page.locator("#search").getByRole("button", { name: "Choose pieces" });
    await open.click();
    const chooser = page.getByRole("dialog", { name: "Often looked for" });
    const chosen = chooser.getByRole("list", { name: "Chosen" });
    await expect(chooser.getByText("5 of 5 pieces, in this order")).toBeVisible();
    await chooser.getByRole("textbox", { name: "Name, kind, colour" }).fill("khanak");
    const khanak = chooser.getByRole("button", { name: /^Khanak/ });
    await khanak.click();
    await expect(chooser.getByText("Five are the most. Take one out first.")).toBeVisible();
    await axe(page);
    await chosen
      .getByRole("button", { name: /^Take out/ })
      .first()
      .click();
    await expect(chooser.getByText("One more is needed.")).toBeVisible();
    await khanak.click();
    await chosen.getByRole("button", { name: "5, Khanak" }).click();
    await chooser.getByRole("button", { name: /^Earlier ?: Khanak$/ }).click();
    await chosen.getByRole("button", { name: "4, Khanak" }).press("ArrowLeft");
    await expect(chosen.getByRole("button", { name: "3, Khanak" })).toBeFocused();
    await chooser.getByRole("button", { name: "Keep these 5" }).click();
    await expect(open).toBeFocused();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(saved).toBeVisible();
    await expect(page.locator("#search").getByRole("listitem")).toContainText(["", "", "Khanak", "", ""]);

    await page.goto("/desk/shop/home");
    await page.getByText("Change row 1").click();
    await page.getByRole("group", { name: "Row 1" }).getByRole("button", { name: "Choose pieces" }).click();
    const earrings = page.getByRole("dialog", { name: "Earrings" });
    await expect(earrings.getByText("16 more fit into this row.")).toBeVisible();
    await expect(earrings.getByRole("button", { name: /^Khanak/ })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(earrings).toHaveCount(0);
  });

  await test.step("every section opens, fits a small phone and has no fault of its own", async () => {
    for (const section of [
      "wallet",
      "reach",
      "name",
      "banner",
      "home",
      "collection",
      "search",
      "messages",
      "returns",
    ]) {
      await page.goto(`/desk/shop/${section}`);
      await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
    }
    await axe(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  await test.step("without script: blanks are words to type, and an earlier version is brought back", async () => {
    const state = await page.context().storageState();
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState: state });
    const still = await plain.newPage();
    await still.goto(new URL("/desk/shop/messages", page.url()).href);
    await expect(still.getByText("{total}", { exact: true }).first()).toBeVisible();
    await expect(still.getByRole("button", { name: "total" })).toHaveCount(0);
    await still.goto(new URL("/desk/shop/search", page.url()).href);
    await expect(still.getByRole("textbox", { name: "Five pieces" })).toHaveValue(/^\d+(?:, \d+){4}$/);
    await still.goto(new URL("/desk/shop/versions", page.url()).href);
    await expect(still.getByText("Delivery, to any city").first()).toBeVisible();
    await still.getByRole("link", { name: /^Look at it.*version 1$/ }).click();
    await still.getByRole("button", { name: "Bring it back" }).click();
    await expect(still.getByText("Version 1, brought back")).toBeVisible();
    await plain.close();
  });
});
