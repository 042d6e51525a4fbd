import type { Page } from "@playwright/test";

/** What a navigation is waited for: a page, a part of it, and where it is scrolled to. */
type Goal = { path: string; part: string; scroll?: number };

declare global {
  interface Window {
    /** Starts the clock now, for a navigation by script. */
    leaveFor(goal: Goal, at?: number): void;
  }
}

/**
 * Notes when a page was left and when the next one was painted, across documents: both times stand in the tab's
 * storage, counted from the epoch.
 */
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
    const look = () => {
      const goal = sessionStorage.getItem("bench-goal");
      if (goal && isThere(JSON.parse(goal))) {
        sessionStorage.removeItem("bench-goal");
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => sessionStorage.setItem("bench-arrived", String(now()));
        port2.postMessage(undefined);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

export async function expectPage(page: Page, goal: Goal): Promise<void> {
  await page.evaluate((wanted) => window.leaveFor(wanted), goal);
}

/** Milliseconds from leaving the last page until the expected one was painted. */
export async function arrival(page: Page): Promise<number> {
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
