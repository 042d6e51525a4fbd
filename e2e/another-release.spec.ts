import type { Page } from "@playwright/test";
import { cartLink, fieldOf, fillIn, heading, main, openCheckout, shopper } from "./buying.ts";
import { line } from "./cart-view.ts";
import { expect, test } from "./test.ts";

/** From now on data comes from another release, as it does from a server that was updated meanwhile. */
async function updateServer(page: Page): Promise<void> {
  const release = (await page.locator("meta[name=release]").getAttribute("content")) ?? "";
  expect(release).toMatch(/^[0-9a-f]{12}$/);
  await page.route(/\.data(\?|$)/, async (route) => {
    // A page that is loaded as a whole leaves behind what was fetched ahead for the one before it.
    const response = await route.fetch().catch(() => undefined);
    const body = await response?.text().catch(() => undefined);
    if (!response || body === undefined) return;
    expect(body).toContain(release);
    await route.fulfill({ response, body: body.replaceAll(release, "another-one") });
  });
}

/** The addresses of pages that were loaded as a whole. */
function watchDocuments(page: Page): string[] {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

test("a page whose server was updated goes on by a full page, once, and nothing is lost", async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  await updateServer(page);
  const loaded = watchDocuments(page);

  await main(page).getByRole("link", { name: "Replacement & Return Policy" }).click();
  await expect(heading(page)).toHaveText("Replacement & Return Policy");
  await expect(page).toHaveURL(/\/returns$/);
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 3 pieces");
  expect(loaded).toEqual(["/returns"]);

  await page.goBack();
  await expect(fieldOf(page, "name")).toHaveValue(shopper.name);
  await expect(fieldOf(page, "address")).toHaveValue(shopper.address);
  await cartLink(page).click();
  await expect(line(page, "Gauhar")).toBeVisible();
  expect(loaded.at(-1)).toBe("/cart");
  expect(loaded.filter((path) => path === "/cart")).toHaveLength(1);
});
