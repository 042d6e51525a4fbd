import { expect, type Page } from "@playwright/test";

export const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });
export const panel = (page: Page) => page.getByRole("search", { name: "Products" });
export const field = (page: Page) => panel(page).getByRole("combobox", { name: "Search for a piece" });
export const results = (page: Page) => panel(page).getByRole("listbox", { name: "Products" }).getByRole("option");
export const says = (page: Page) => panel(page).getByRole("status");

export async function openSearch(page: Page, path = "/returns"): Promise<void> {
  await page.goto(path);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}
