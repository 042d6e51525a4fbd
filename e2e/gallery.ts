/** The pictures on a product's page, and the same pictures full screen. */
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export const gallery = (page: Page) => page.getByRole("region", { name: "Pictures of Aina" });
export const slides = (page: Page) => gallery(page).getByRole("link", { name: /Open full screen$/ });
export const thumbnails = (page: Page) => gallery(page).getByRole("link", { name: /^Show picture/ });

/** The picture that is in view, and no other of the row. */
export async function shows(page: Page, number: number): Promise<void> {
  await expect(thumbnails(page).nth(number - 1)).toHaveAttribute("aria-current", "true");
  await expect(gallery(page).locator("[aria-current]")).toHaveCount(1);
  await expect(slides(page).nth(number - 1)).toBeInViewport({ ratio: 0.5 });
  for (const other of [1, 2, 3].filter((each) => each !== number)) {
    await expect(slides(page).nth(other - 1)).not.toBeInViewport();
  }
}
