import type { Page } from "@playwright/test";
import { fillIn, main, openCheckout, payOnline, place, shownNumber } from "../buying.ts";
import { expect, test } from "../test.ts";

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Header, footer, chat and everything that can only be pressed. */
async function expectNothingToPress(page: Page): Promise<void> {
  for (const role of ["banner", "contentinfo", "navigation", "dialog"] as const) {
    await expect(page.getByRole(role).locator("visible=true"), role).toHaveCount(0);
  }
  await expect(page.locator("button").locator("visible=true")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /WhatsApp|BEST PRICE|Continue/ }).locator("visible=true")).toHaveCount(0);
}

test("a piece prints on one sheet: picture, name, price, facts and the page's address", async ({ page }) => {
  for (const id of [1, 98]) {
    await page.goto(`/product/${id}`);
    await page.emulateMedia({ media: "print" });
    await expectNothingToPress(page);
    await expect(main(page).locator("img").locator("visible=true")).toHaveCount(1);
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
    await expect(
      main(page)
        .getByText(/^PKR [\d,]+$/)
        .first(),
    ).toBeVisible();
    await expect(main(page).getByText("Delivery all over Pakistan")).toBeVisible();
    await expect(main(page).getByRole("region", { name: "Description" })).toBeVisible();
    await expect(main(page).getByText(new RegExp(`^http.*/product/${id}$`))).toBeVisible();
    await expect(main(page).getByText("RELATED PRODUCTS")).toBeHidden();
    expect(await sheets(page)).toBe(1);
    await page.emulateMedia({ media: "screen" });
  }
});

test("a confirmation prints on one sheet, and so does the order’s own page", async ({ page }) => {
  await page.clock.install();
  await openCheckout(page, undefined, "Ring the bell twice");
  await fillIn(page);
  await payOnline(page);
  await place(page);
  const number = await shownNumber(page);
  await page.emulateMedia({ media: "print" });
  await expectNothingToPress(page);
  await expect(main(page).getByText(number)).toBeVisible();
  await expect(main(page).getByText("Naqsh · 0300 1234567")).toBeVisible();
  await expect(main(page).getByRole("region", { name: "Order summary" })).toContainText("Ring the bell twice");
  expect(await sheets(page)).toBe(1);

  const follow = page.getByRole("link", { name: "Follow your order", includeHidden: true });
  await page.goto((await follow.getAttribute("href")) ?? "");
  await expect(main(page).getByText(`Order number ${number}`)).toBeVisible();
  await expect(main(page).getByText("Naqsh · 0300 1234567")).toBeVisible();
  await expectNothingToPress(page);
  expect(await sheets(page)).toBe(1);
});
