import { enter, test } from "./desk.ts";
import { axe, expect } from "./test.ts";

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
  const saved = page.getByRole("status").filter({ hasText: "Shoppers see it within two seconds." });

  await page.goto("/desk/shop");
  await expect(page.getByRole("heading", { name: "Shop", level: 1 })).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: /^Announcement/ }).click();
  await page.getByLabel("Announcement").fill("Eid orders until {someday}");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("There is no blank called {someday}.").first()).toBeVisible();
  await page.getByLabel("Announcement").fill("Eid orders until 20 March");
  await axe(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(saved).toBeVisible();
  await expect(async () => {
    await shopper.goto("/");
    await expect(shopper.getByText("Eid orders until 20 March")).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await test.step("what every order pays is said plainly, then saved", async () => {
    await page.goto("/desk/shop/delivery");
    await page.getByLabel("Delivery, to any city, in rupees").fill("300");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("From now on every order pays Rs 300 for delivery.")).toBeVisible();
    await page.getByRole("button", { name: "Yes, save" }).click();
    await expect(saved).toBeVisible();
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

  await test.step("an earlier version is brought back, without script", async () => {
    const state = await page.context().storageState();
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState: state });
    const still = await plain.newPage();
    await still.goto(new URL("/desk/shop/versions", page.url()).href);
    await expect(still.getByText("Delivery, to any city, in rupees").first()).toBeVisible();
    await still.getByRole("link", { name: /^Look at it.*version 1$/ }).click();
    await still.getByRole("button", { name: "Bring it back" }).click();
    await expect(still.getByText("Version 1, brought back")).toBeVisible();
    await plain.close();
  });
});
