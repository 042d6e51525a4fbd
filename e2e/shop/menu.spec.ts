import type { Page } from "@playwright/test";
import { boxOf } from "../box.ts";
import { axe, expect, test } from "../test.ts";

const names = ["Earrings", "Chokkars", "Long Chains", "Bangles", "Rings", "Accessories", "Bridal Sets"];

const opener = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const drawer = (page: Page) => page.getByRole("dialog", { name: "MENU" });

async function openMenu(page: Page, path = "/rings"): Promise<void> {
  await page.goto(path);
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
}

test("the drawer lists the seven links with round pictures, then the rest; its pictures load when it opens", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/returns");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.startsWith("/pictures/"))).toEqual([]);

  await openMenu(page);
  await expect(drawer(page)).toHaveCSS("transition-duration", /^0\.22s/);
  await expect.poll(() => boxOf(drawer(page))).toMatchObject({ x: 0, y: 0, width: 326, height: 844 });
  await expect(drawer(page).getByRole("heading")).toHaveText("MENU");
  const links = drawer(page).getByRole("navigation").getByRole("link");
  await expect(links).toHaveText([...names, "Mathapatti", "Clutches", "Everything"]);
  await expect(links.nth(4)).toHaveAttribute("aria-current", "page");
  for (const link of (await links.all()).slice(0, names.length)) {
    const picture = await boxOf(link.locator("picture"));
    expect([picture.width, picture.height]).toEqual([44, 44]);
    expect((await boxOf(link.locator(".."))).height).toBe(62);
    await expect(link.locator("img")).toHaveJSProperty("complete", true);
  }
  await expect(drawer(page).getByRole("link", { name: "Ask us on WhatsApp" })).toBeVisible();
  await expect(drawer(page).getByRole("link", { name: "0300 1234567" })).toHaveAttribute("href", "tel:+923001234567");
  await expect(drawer(page)).toContainText("© 2025 Naqsh");
  await axe(page);
});

test("a link leads on and closes it, also for Back", async ({ page }) => {
  await openMenu(page, "/bangles");
  await drawer(page).getByRole("link", { name: "Rings", exact: true }).click();
  await expect(page).toHaveURL("/rings");
  await expect(drawer(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/bangles");
  await expect(drawer(page)).toBeHidden();
});

test("scrim, Escape and the close button close it, and the focus returns", async ({ page }) => {
  await openMenu(page);
  await page.mouse.click(370, 500);
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await opener(page).click();
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await drawer(page).getByRole("button", { name: "Close the menu" }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await test.step("while it is open the focus stays inside, and nothing scrolls behind", async () => {
    await opener(page).click();
    for (const _ of Array(25)) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      );
      expect(outside).toBe(false);
    }
    await page.mouse.move(370, 500);
    await page.mouse.wheel(0, 600);
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
  });

  await test.step("under reduced motion it is in its place at the press, not some frames later", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const left = await opener(page).evaluate((button: HTMLElement) => {
      button.click();
      return document.querySelector("dialog[open] > div")?.getBoundingClientRect().x;
    });
    expect(left).toBe(0);
  });
});
