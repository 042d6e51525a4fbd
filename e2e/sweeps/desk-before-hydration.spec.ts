import type { Page } from "@playwright/test";
import { placeOrder } from "../desk-order.ts";
import { enter, test } from "../desk-test.ts";
import { expect } from "../test.ts";

async function holdScripts(page: Page): Promise<() => void> {
  const { promise: come, resolve: letThemCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  return letThemCome;
}

/** Waits for React. */
async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith("__reactProps$")),
  );
}

/** The sheet that cancels an order, without scripts until they are let come. */
async function openSheet(page: Page, link: string, port: number): Promise<() => void> {
  await enter(page, link, "Nadia");
  const number = await placeOrder(port);
  const letThemCome = await holdScripts(page);
  await page.goto(`/desk/orders/${number}?cancel=yes`, { waitUntil: "commit" });
  return letThemCome;
}

test("a sheet that is filled in before hydration stays under the finger", { tag: "@desktop" }, async ({
  page,
  deskShop,
  deskPort,
}) => {
  const letThemCome = await openSheet(page, await deskShop.link(), deskPort);
  await page.getByLabel("Reason").fill("She is away.");
  await page.getByRole("button", { name: "Cancel the order" }).hover();
  await page.mouse.down();
  letThemCome();
  await isHydrated(page);
  await page.mouse.up();
  await expect(page.getByRole("status").filter({ hasText: "Cancelled" })).toBeVisible();
  await expect(page.getByText("“She is away.”")).toBeVisible();
});

test("a sheet that is open before hydration doesn't move with it", { tag: "@both" }, async ({
  page,
  deskShop,
  deskPort,
}) => {
  const letThemCome = await openSheet(page, await deskShop.link(), deskPort);
  const sheet = page.getByRole("dialog", { name: "Cancel Ayesha’s order?" });
  const settled = () => sheet.evaluate((each) => Promise.all(each.getAnimations().map(({ finished }) => finished)));
  await settled();
  const before = await sheet.boundingBox();
  letThemCome();
  await page.waitForFunction(() => document.querySelector("dialog")?.matches(":modal"));
  const moved = await sheet.evaluate((each) =>
    each.getAnimations().map((motion) => motion instanceof CSSTransition && motion.transitionProperty),
  );
  expect(moved).not.toContain("translate");
  expect(await sheet.boundingBox()).toEqual(before);
});

test("what is typed or ticked before hydration counts as a change, and no draft replaces it", {
  tag: "@desktop",
}, async ({ page, deskShop, deskPort }) => {
  await enter(page, await deskShop.link(), "Hina");
  for (const [path, label] of [
    ["/desk/pieces/21", "Name"],
    ["/desk/shop", "Announcement"],
  ] as const)
    for (const words of ["Typed first", "Typed again"]) {
      const letThemCome = await holdScripts(page);
      await page.goto(path, { waitUntil: "commit" });
      const box = page.getByRole("textbox", { name: label, exact: true });
      await box.fill(words);
      letThemCome();
      await expect(page.getByText(`1 change: ${label.toLowerCase()}`)).toBeVisible();
      await expect(box).toHaveValue(words);
      await page.unrouteAll();
    }
  const number = await placeOrder(deskPort);
  const letThemCome = await holdScripts(page);
  await page.goto("/desk/orders", { waitUntil: "commit" });
  await page.getByLabel(`Tick ${number}`).check();
  letThemCome();
  await expect(page.getByText(/^One order, Rs/)).toBeVisible();
});
