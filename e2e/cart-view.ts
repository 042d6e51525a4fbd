/** The parts of the cart page. */
import type { Page } from "@playwright/test";
import { main } from "./buying.ts";

export const line = (page: Page, name: string) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });
export const summary = (page: Page) => main(page).getByRole("region", { name: "Summary" });
export const total = (page: Page) =>
  summary(page)
    .getByText(/^Rs [\d,.]+$/)
    .last();
export const empty = (page: Page) => page.getByRole("heading", { name: "Your cart is empty", exact: true });
