import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

export const grid = (page: Page) => page.getByRole("main").getByRole("region", { name: "Pieces" });
export const pieces = (page: Page) => grid(page).getByRole("article");

/** A piece's card, by its name. */
export const piece = (page: Page, name: string) => pieces(page).filter({ has: page.getByText(name, { exact: true }) });

/** The names of the pieces that are shown, in their order. */
export async function namesOf(page: Page): Promise<string[]> {
  const chats = await pieces(page)
    .getByRole("link", { name: /^GET BEST PRICE for / })
    .evaluateAll((links) => links.map((link) => link.getAttribute("aria-label") ?? ""));
  return chats.map((label) => label.replace(/^GET BEST PRICE for (.*), on WhatsApp$/, "$1"));
}

export const sort = (page: Page) => page.getByRole("main").getByRole("combobox", { name: "Sort" });

/** The count as screen readers hear it when the grid changes. */
export const said = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: /pieces?$/ });

/** Opens the filters wherever they are on this page and at this width, and gives the part that holds them. */
export async function openFilters(page: Page): Promise<Locator> {
  const column = page.getByRole("complementary", { name: "Filter", exact: true });
  if (await column.isVisible()) return column;
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Filter/ })
    .click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await expect(sheet).toBeVisible();
  return sheet;
}
