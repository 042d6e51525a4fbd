import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Locator, Page } from "@playwright/test";
import { listingPage, productPage } from "./pages.ts";
import { openPhone, openTab, type Phone, slowdown } from "./phone.ts";
import { tap } from "./touch.ts";
import { openPage, untilQuiet } from "./visit.ts";
import { type Interaction, takeInteraction, watchInput } from "./watch-input.ts";

/** An interaction: `prepare` brings the page to where it can be done, `act` is measured, several times. */
type Scene = {
  name: string;
  path: string;
  prepare?(phone: Phone): Promise<void>;
  act(phone: Phone, repetition: number): Promise<void>;
  /** Called before the next `act`; not measured. */
  reset?(phone: Phone): Promise<void>;
};

const searchField = (page: Page) => page.getByRole("combobox", { name: "Search for a piece" });
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const typed = "earrings kundan";

const pick = (all: Locator, repetition: number) => all.nth(repetition % 2);

export const scenes: readonly Scene[] = [
  {
    name: "add to cart",
    path: productPage.path,
    act: ({ cdp, page }) =>
      tap(
        cdp,
        page
          .getByRole("main")
          .getByRole("button", { name: /^Add(ed)?( to cart)?/ })
          .first(),
      ),
  },
  {
    name: "filter",
    path: listingPage.path,
    async prepare({ cdp, page }) {
      await tap(cdp, page.getByRole("main").getByRole("button", { name: /^Filter/ }));
      await page.getByRole("dialog", { name: "Filter" }).waitFor();
    },
    act: ({ cdp, page }, repetition) => {
      const choices = page
        .getByRole("dialog", { name: "Filter" })
        .locator("label")
        .filter({ has: page.locator("input") });
      return tap(cdp, pick(choices, repetition));
    },
  },
  {
    name: "search key",
    path: listingPage.path,
    async prepare({ cdp, page }) {
      await tap(cdp, page.getByRole("banner").getByRole("button", { name: "Search" }));
      await searchField(page).waitFor();
    },
    act: ({ page }, repetition) => page.keyboard.press(typed[repetition % typed.length] ?? "a"),
  },
  {
    name: "gallery",
    path: productPage.path,
    act: ({ cdp, page }, repetition) =>
      tap(cdp, pick(page.getByRole("main").getByRole("link", { name: /^Show picture [12]:/ }), repetition + 1)),
  },
  {
    name: "drawer",
    path: listingPage.path,
    act: ({ cdp, page }) => tap(cdp, menuButton(page)),
    async reset({ page }) {
      await page.keyboard.press("Escape");
      await page.getByRole("dialog", { name: "MENU" }).waitFor({ state: "hidden" });
    },
  },
];

/** Milliseconds between interactions, so that the effects of one don't slow down the next. */
const rest = 600;

/** Plays the scene on a hydrated, idle page; the first time counts, too. */
export async function playScene(browser: Browser, origin: string, scene: Scene, times: number): Promise<Interaction[]> {
  const context = await openPhone(browser, origin);
  try {
    const phone = await openTab(context, { cpu: slowdown });
    await watchInput(phone.page);
    const log = await openPage(phone, scene.path);
    await scene.prepare?.(phone);
    const interactions: Interaction[] = [];
    for (let repetition = 0; repetition < times; repetition += 1) {
      await untilQuiet(log);
      await wait(rest);
      await phone.page.evaluate(() => {
        window.inputDelays = [];
        window.eventTimings = [];
      });
      await scene.act(phone, repetition);
      await wait(rest);
      interactions.push(await takeInteraction(phone.page));
      await scene.reset?.(phone);
    }
    return interactions;
  } finally {
    await context.close();
  }
}
