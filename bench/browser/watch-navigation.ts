import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";

/** When a navigation is complete: its path, an element that must be there, and the scroll position. */
type Goal = { path: string; part: string; scroll?: number };

declare global {
  interface Window {
    /** Starts the clock now, for a navigation by script. */
    leaveFor(goal: Goal, at?: number): void;
  }
}

/** Records when a page was left and when the next one was painted. In session storage, as they are two documents. */
export async function watchNavigations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = () => performance.timeOrigin + performance.now();
    window.leaveFor = (goal, at = now()) => {
      sessionStorage.removeItem("bench-arrived");
      sessionStorage.setItem("bench-goal", JSON.stringify(goal));
      sessionStorage.setItem("bench-left", String(at));
    };
    const onClick = ({ timeStamp }: MouseEvent) => {
      if (sessionStorage.getItem("bench-goal"))
        sessionStorage.setItem("bench-left", String(performance.timeOrigin + timeStamp));
    };
    addEventListener("click", onClick, { capture: true });
    const isThere = ({ path, part, scroll }: Goal) =>
      location.pathname === path &&
      document.querySelector(part) !== null &&
      (scroll === undefined || Math.abs(scrollY - scroll) <= 1);
    const check = () => {
      const goal = sessionStorage.getItem("bench-goal");
      if (goal && isThere(JSON.parse(goal))) {
        sessionStorage.removeItem("bench-goal");
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => sessionStorage.setItem("bench-arrived", String(now()));
        port2.postMessage(undefined);
      }
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
}

export async function expectPage(page: Page, goal: Goal): Promise<void> {
  await page.evaluate((wanted) => window.leaveFor(wanted), goal);
}

/** Longer than a page takes. Playwright sets up each document that it is asked about, some 40 ms of a slow phone's time. */
const undisturbed = 2_500;

/** Milliseconds from leaving the last page until the expected one was painted. */
export async function arrival(page: Page): Promise<number> {
  await wait(undisturbed);
  const read = () => Number(sessionStorage.getItem("bench-arrived")) - Number(sessionStorage.getItem("bench-left"));
  await page.waitForFunction(() => sessionStorage.getItem("bench-arrived") !== null);
  return page.evaluate(read);
}

export async function goBack(page: Page, goal: Goal): Promise<number> {
  await page.evaluate((wanted) => {
    window.leaveFor(wanted);
    history.back();
  }, goal);
  return arrival(page);
}
