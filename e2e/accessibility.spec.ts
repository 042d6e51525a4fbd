import type { Page } from "@playwright/test";
import { axe, expect, test } from "./test.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

const cart = JSON.stringify({ lines: [{ id: 1, quantity: 2, withDupatta: true }], notes: "" });

for (const path of [
  "/",
  "/rings",
  "/bridal-sets?sort=price-up",
  "/shop",
  "/product/1",
  "/product/8",
  "/product/66",
  "/product/137",
  "/cart",
  "/checkout",
  "/returns",
  "/order-confirmation",
]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await axe(page);
  });
}

for (const path of ["/cart", "/checkout"]) {
  test(`axe finds nothing on ${path} with a piece in the cart`, async ({ page }) => {
    await page.addInitScript((saved) => localStorage.setItem("naqsh-cart", saved), cart);
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText("Aina");
    await axe(page);
  });
}

for (const path of ["/nowhere", "/product/abc"]) {
  test(`axe finds nothing on ${path}, which isn't there`, async ({ page, problems }) => {
    problems.allow(/status of 404/);
    await page.goto(path);
    await axe(page);
  });
}

test("axe finds nothing with the menu open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/product/1");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "MENU" })).toBeVisible();
  await axe(page);
});

test("axe finds nothing with search open over a product", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/product/1");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox", { name: "Search for a piece" }).fill("mah");
  await expect(page.getByRole("option")).toHaveCount(4);
  await axe(page);
});

test("axe finds nothing with a picture full screen, nor with the size helper open", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/product/97");
  await page
    .getByRole("button", { name: /Open full screen$/ })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: "Pictures of Feroza" })).toBeVisible();
  await axe(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Find my size" }).click();
  await expect(page.getByRole("dialog", { name: "Find your ring size" })).toBeVisible();
  await axe(page);
});

test("axe finds nothing right after adding", async ({ page }) => {
  await page.goto("/product/1");
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("link", { name: "See your cart" }).first()).toBeVisible();
  await axe(page);
});

/** Presses Tab until the focus is there, as somebody without a mouse would. */
async function tabTo(page: Page, what: { role: "link" | "button"; name: RegExp; within?: string }): Promise<void> {
  const place = what.within ? page.locator(what.within) : page;
  const wanted = place.getByRole(what.role, { name: what.name }).first();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      await expect(wanted).toBeInViewport();
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab doesn't lead to ${what.name}`);
}

test("the whole of browsing works by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await tabTo(page, { role: "link", name: /^Bangles$/, within: "main" });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/bangles");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await tabTo(page, { role: "link", name: /Jhankar/, within: "main" });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jhankar");

  await tabTo(page, { role: "button", name: /Open full screen$/ });
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const overlay = page.getByRole("dialog", { name: "Pictures of Jhankar" });
  await expect(overlay.getByRole("status")).toHaveText("Jhankar, 2 of 3");
  await page.keyboard.press("ArrowRight");
  await expect(overlay.getByRole("status")).toHaveText("Jhankar, 3 of 3");
  await page.keyboard.press("Escape");
  await expect(overlay).toHaveCount(0);

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^Show picture 1/ })).toBeFocused();
  await tabTo(page, { role: "button", name: /^Find my size$/ });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "2.4" })).toBeChecked();
  await tabTo(page, { role: "button", name: /^Add to cart$/ });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Cart, 1 piece" })).toBeVisible();

  const related = "main section[aria-label='Related products']";
  await tabTo(page, { role: "link", name: /PKR/, within: related });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Jhankar");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("every focus on a product page is seen", async ({ page }) => {
  await page.goto("/product/66");
  await page.getByRole("heading", { level: 1 }).focus();
  const hidden: string[] = [];
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const active = document.activeElement;
      // A hidden radio's ring is its tile's.
      const shown = active?.matches("input[type=radio]") ? active.closest("label") : active;
      if (!active || !shown || !active.closest("main")) return undefined;
      const { outlineStyle, outlineWidth } = getComputedStyle(shown);
      return { name: active.outerHTML.slice(0, 120), ring: outlineStyle === "solid" ? outlineWidth : outlineStyle };
    });
    if (focus && focus.ring !== "3px" && focus.ring !== "2px") hidden.push(`${focus.name}: ${focus.ring}`);
  }
  expect(hidden).toEqual([]);
});

test("every target on a product page is at least 44 px on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/product/66");
  const small = await page.locator("main :is(a, button, label):visible").evaluateAll((controls) =>
    controls
      .map((control) => ({ name: control.textContent || control.ariaLabel, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.min(box.height, box.width) < 44)
      .map(({ name, box }) => `${name}: ${box.width}×${box.height}`),
  );
  expect(small).toEqual([]);
});

test("nothing sticks out at 360 px", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/product/8", "/product/97", "/product/66", "/product/89"]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("option")).toHaveCount(5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("texts twice as large still fit", async ({ page }) => {
  // A phone of 390 px at 200 % has the room of one of 195 px; the specification of WCAG asks for 320.
  await page.setViewportSize({ width: isPhone(page) ? 320 : 720, height: 800 });
  for (const path of ["/product/8", "/product/97"]) {
    await page.goto(path);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth, path).toBe(clientWidth);
  }
});
