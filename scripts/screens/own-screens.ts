import type { Page } from "@playwright/test";
import { savedPath } from "../../shop/paths.ts";
import type { Screen } from "./screens.ts";

const main = (page: Page) => page.getByRole("main");

/** Stores pieces in the browser, as earlier visits would have. */
async function storePieces(page: Page, name: "naqsh-saved" | "naqsh-seen", ids: string): Promise<void> {
  await page.goto("/healthz");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [name, ids] as const);
}

async function openSaved(page: Page, ids = "[1, 56, 97, 137]"): Promise<void> {
  await storePieces(page, "naqsh-saved", ids);
  await page.goto(savedPath);
  await page.getByText("kept on this device").waitFor();
}

/** Pages with what is stored on the shopper's device: saved and viewed pieces. */
export const ownScreens: readonly Screen[] = [
  { name: "saved", prepare: (page) => openSaved(page) },
  { name: "saved-empty", path: savedPath },
  { name: "saved-gone", prepare: (page) => openSaved(page, "[1, 999999]") },
  {
    name: "saved-undo",
    prepare: async (page) => {
      await openSaved(page);
      await main(page)
        .getByRole("button", { name: /^Save / })
        .first()
        .click();
      await main(page).getByRole("button", { name: /^Undo/ }).first().waitFor();
    },
  },
  { name: "saved-shared", path: `${savedPath}?ids=1,56,97,999999` },
  {
    name: "saved-heart",
    prepare: async (page) => {
      await storePieces(page, "naqsh-saved", "[97]");
      await page.goto("/rings");
    },
  },
  {
    name: "saved-product",
    prepare: async (page) => {
      await storePieces(page, "naqsh-saved", "[1]");
      await page.goto("/product/1");
    },
  },
  {
    name: "seen",
    prepare: async (page) => {
      await storePieces(page, "naqsh-seen", "[56, 97, 137, 98, 8]");
      await page.goto("/cart");
      await page.getByRole("heading", { name: "You looked at" }).scrollIntoViewIfNeeded();
    },
  },
];
