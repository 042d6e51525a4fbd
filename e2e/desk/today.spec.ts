import { enter, test } from "../desk-test.ts";
import { axe, expect } from "../test.ts";

test.use({ shopOf: "the trial" });

test("the trial's shop on Today: every number leads to what it counts, and what runs out is changed from here", async ({
  page,
  deskShop,
}) => {
  test.slow();
  await deskShop.command("demo");
  await enter(page, await deskShop.link(), "Sana Qureshi");
  await axe(page);
  await test.step("nothing is wider than the window, whatever its width, nor at fault at a desk", async () => {
    const size = page.viewportSize();
    for (const width of [320, 360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
    }
    await axe(page);
    if (size) await page.setViewportSize(size);
  });

  await test.step("more cities are shown, each with its orders", async () => {
    const cities = page.locator("section").filter({ hasText: "Where it goes" }).getByRole("link");
    const more = page.getByText(/^\d+ more cit/);
    const all = (await cities.count()) + Number.parseInt(await more.innerText(), 10);
    await more.click();
    await expect(cities).toHaveCount(all);
  });

  await test.step("takings by where they came from lead to their orders", async () => {
    const sources = page.locator("section").filter({ hasText: "Where it comes from" });
    await sources.getByRole("link", { name: /^Instagram Rs/ }).click();
    await expect(page.getByText(/^From: Instagram, placed since/)).toBeVisible();
    await expect(page.locator("main li").filter({ hasText: "NQ-" })).not.toHaveCount(0);
    await page.goBack();
  });

  const waiting = page.getByRole("link", { name: /To confirm/ });
  const count = Number.parseInt(await waiting.innerText(), 10);
  expect(count).toBeGreaterThan(0);
  await waiting.click();
  await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
  await expect(page.locator("main li").filter({ hasText: "NQ-" })).toHaveCount(count);

  await page.goto("/desk");
  const out = page.getByRole("listitem").filter({ hasText: /(None|One|Two) left/ });
  const piece = out.filter({ hasText: /One left/ });
  await expect(out).toHaveCount(4);
  await piece.getByRole("link", { name: /^Change / }).click();
  await expect(page.getByRole("heading", { name: "Pieces", level: 1 })).toBeVisible();
  await page.getByLabel("Left", { exact: true }).fill("9");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await page.goto("/desk");
  await expect(out).toHaveCount(3);

  await test.step("an e-mail that doesn't get through says what to do, and is tried again", async () => {
    await page.getByRole("link", { name: /E-mail not getting through/ }).click();
    await page.getByRole("listitem").filter({ hasText: "NQ-" }).getByRole("link").click();
    await expect(page.getByRole("heading", { name: /e-mail to you .* isn’t getting through/ })).toBeVisible();
    await expect(page.getByText("open Email Services and connect it again")).toBeVisible();
    await axe(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("status").filter({ hasText: "goes out again within a minute" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goto("/desk");
    await expect(page.getByRole("link", { name: /To confirm/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /E-mail not getting through/ })).toHaveCount(0);
  });
});
