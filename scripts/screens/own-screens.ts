import type { Page } from "@playwright/test";
import { completeOrder, fillIn, openCheckout, payOnline } from "../../e2e/buying.ts";
import { findOrderPath, orderPath, savedPath, yourOrdersPath } from "../../shop/paths.ts";
import { stageTable } from "../../shop/stage.ts";
import type { Screen } from "./screens.ts";

const titled = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

async function save(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("naqsh-saved", "[1, 56, 97, 137]"));
  await page.goto(savedPath);
  await page.getByText("4 pieces, kept on this device.").waitFor();
}

async function follow(page: Page, pay?: (page: Page) => Promise<void>): Promise<void> {
  await openCheckout(page);
  await fillIn(page);
  await pay?.(page);
  await completeOrder(page).click();
  await page.getByRole("link", { name: "Follow your order" }).click();
  await titled(page, stageTable.new.shopperName);
}

/** What a shopper keeps: her saved pieces, and her orders after she has made them. */
export const ownScreens: readonly Screen[] = [
  { name: "saved", path: "/healthz", prepare: save },
  { name: "saved-empty", path: savedPath },
  { name: "order-new", prepare: (page) => follow(page) },
  { name: "order-wallet", prepare: (page) => follow(page, payOnline) },
  {
    name: "order-cancelled",
    prepare: async (page) => {
      await follow(page);
      await page.getByText("Cancel this order", { exact: true }).click();
      await page.getByRole("button", { name: "Cancel the order" }).click();
      await titled(page, stageTable.cancelled.shopperName);
    },
  },
  { name: "order-not-found", path: orderPath("NQ-000000", "nowhere") },
  { name: "find-order", path: findOrderPath },
  {
    name: "your-orders",
    prepare: async (page) => {
      await follow(page);
      await page.goto(yourOrdersPath);
      await titled(page, "Your orders");
    },
  },
  { name: "your-orders-none", path: yourOrdersPath },
];
