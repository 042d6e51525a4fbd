/** In the moment in which React takes a page over, it listens already and doesn't know yet what stands there. */
import type { Page } from "@playwright/test";
import { add, main, more, quantity } from "../before-hydration.ts";
import { expect, test } from "../test.ts";

/** Once React listens on its container, and before it has looked at what is in it. */
async function whenReactListens(page: Page, act: () => void): Promise<void> {
  await page.addInitScript(`{
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      addEventListener.call(this, type, ...rest);
      if (type !== "focusin" || this.id !== "app") return;
      EventTarget.prototype.addEventListener = addEventListener;
      setTimeout(${act}, 20);
    };
  }`);
}

test("+ pressed in the moment React takes over: total and field go on from it", async ({ page }) => {
  await page.addInitScript(() => {
    const press = () => document.querySelector<HTMLElement>("main [aria-label='Increase quantity']")?.click();
    document.addEventListener("hydrated", press, { capture: true, once: true });
  });
  await page.goto("/product/38");
  await expect(quantity(page)).toHaveValue("2");
  await expect(main(page).getByText("PKR 17,000")).toBeVisible();
  await add(page).click();
  await expect(page.getByRole("link", { name: "Cart, 2 pieces" })).toBeVisible();
  await expect(quantity(page)).toHaveValue("2");
});

test("a quantity that is being typed keeps its digits", async ({ page }) => {
  await whenReactListens(page, () => {
    const field = document.querySelector<HTMLInputElement>("main [name=quantity]");
    field?.focus();
    field?.setRangeText("3", 0, 1, "end");
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await page.goto("/product/38");
  await expect(more(page)).toBeEnabled();
  await expect(main(page).getByText("PKR 25,500")).toBeVisible();
  await page.keyboard.type("5");
  await expect(quantity(page)).toHaveValue("35");
});

test("a price handle that is let go filters", { tag: "@desktop" }, async ({ page }) => {
  await whenReactListens(page, () => {
    const handle = document.querySelector<HTMLInputElement>("main [name=min]");
    handle?.stepUp(10);
    for (const type of ["input", "change"]) handle?.dispatchEvent(new Event(type, { bubbles: true }));
  });
  await page.goto("/shop");
  await expect(page).toHaveURL("/shop?min=7500");
  await expect(main(page).getByRole("slider", { name: "Lowest price" })).toHaveValue("7500");
});
