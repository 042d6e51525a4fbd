/** What checkout says when an order could not be placed. */
import { expect, type Page } from "@playwright/test";
import { main, passPlacing } from "./buying.ts";

export const notice = (page: Page, title: string) => main(page).getByRole("region", { name: title });
export const unreachable = (page: Page) => notice(page, "We couldn’t reach the shop");
export const tryAgain = (page: Page) => unreachable(page).getByRole("button", { name: "Try again" });

export async function expectFailure(page: Page): Promise<void> {
  await passPlacing(page);
  await expect(unreachable(page)).toBeVisible();
}
