import { cartLink, fieldOf, fillIn, heading, main, openCheckout, shopper } from "./buying.ts";
import { line } from "./cart-view.ts";
import { updateServer, watchDocuments } from "./other-release.ts";
import { expect, test } from "./test.ts";

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
