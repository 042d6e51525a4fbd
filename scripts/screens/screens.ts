import type { Page } from "@playwright/test";
import {
  completeOrder,
  fillIn,
  openCart,
  openCheckout,
  payOnline,
  placedHeading,
  pressAnyway,
} from "../../e2e/buying.ts";

export type Size = "mobile" | "desktop";

export type Screen = {
  /** As the design names it. */
  name: string;
  path?: string;
  /** What a shopper does to get there. */
  prepare?: (page: Page) => Promise<void>;
  only?: Size;
  /** The whole page, not only the viewport; false for overlays. */
  whole?: boolean;
  /** With animations running. */
  moving?: boolean;
};

const main = (page: Page) => page.getByRole("main");

async function chooseRing(page: Page): Promise<void> {
  await main(page).getByRole("group", { name: "Size" }).locator("label", { hasText: "17" }).click();
  await main(page).getByRole("button", { name: "Increase quantity" }).click();
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox", { name: "Search for a piece" }).fill(text);
  await page.keyboard.press("ArrowDown");
  await page.getByRole("search").getByRole("status").waitFor();
}

async function order(page: Page, pay?: (page: Page) => Promise<void>): Promise<void> {
  await openCheckout(page);
  await fillIn(page);
  await pay?.(page);
}

const browsing: readonly Screen[] = [
  { name: "home", path: "/" },
  { name: "listing-rings", path: "/rings" },
  {
    name: "earrings-hover",
    path: "/earings",
    whole: false,
    prepare: async (page) => main(page).getByRole("article").nth(1).hover(),
  },
  { name: "shop", path: "/shop" },
  {
    name: "shop-filter-sheet",
    path: "/shop",
    only: "mobile",
    whole: false,
    prepare: async (page) => main(page).getByRole("button", { name: "Filter" }).click(),
  },
  { name: "product-bridal", path: "/product/1" },
  { name: "product-ring", path: "/product/97", prepare: chooseRing },
  { name: "product-tray", path: "/product/8" },
  { name: "product-sold-out", path: "/product/137" },
  {
    name: "product-sticky",
    path: "/product/1",
    only: "mobile",
    whole: false,
    prepare: (page) => page.evaluate(() => scrollTo(0, 1066)),
  },
  {
    name: "product-added",
    path: "/product/1",
    prepare: (page) => main(page).getByRole("button", { name: "Add to cart" }).first().click(),
  },
  {
    name: "size-helper",
    path: "/product/97",
    whole: false,
    prepare: (page) => main(page).getByRole("button", { name: "Find my size" }).click(),
  },
  {
    name: "lightbox",
    path: "/product/1",
    whole: false,
    prepare: async (page) => {
      await page
        .getByRole("link", { name: /Open full screen$/ })
        .first()
        .click();
      await page.getByRole("dialog", { name: "Pictures of Aina" }).waitFor();
    },
  },
  { name: "product-not-found", path: "/product/abc" },
  { name: "search", path: "/", whole: false, prepare: (page) => search(page, "mah") },
  { name: "search-none", path: "/", whole: false, prepare: (page) => search(page, "platinum") },
  {
    name: "menu-drawer",
    path: "/rings",
    only: "mobile",
    whole: false,
    prepare: (page) => page.getByRole("button", { name: "Menu" }).click(),
  },
  { name: "error-404", path: "/nowhere" },
  { name: "page-returns", path: "/returns" },
  { name: "page-order-confirmation", path: "/order-confirmation" },
];

const buying: readonly Screen[] = [
  { name: "cart", prepare: (page) => openCart(page) },
  { name: "cart-empty", path: "/cart" },
  { name: "checkout-empty", path: "/checkout" },
  { name: "checkout-cod", prepare: (page) => order(page) },
  { name: "checkout-online", prepare: (page) => order(page, payOnline) },
  {
    name: "checkout-placing",
    whole: false,
    moving: true,
    prepare: async (page) => {
      await order(page);
      await completeOrder(page).click();
      await page.getByRole("heading", { name: "Placing your order..." }).waitFor();
      await page.waitForTimeout(1_200);
    },
  },
  {
    name: "confirmation",
    prepare: async (page) => {
      await order(page);
      await completeOrder(page).click();
      await placedHeading(page).waitFor();
      await page.locator(".toast").waitFor({ state: "hidden" });
    },
  },
  {
    name: "toast",
    whole: false,
    moving: true,
    prepare: async (page) => {
      await openCheckout(page);
      await pressAnyway(completeOrder(page));
      await page.getByRole("alert").first().waitFor();
      await page.waitForTimeout(400);
    },
  },
];

export const screens: readonly Screen[] = [...browsing, ...buying];
