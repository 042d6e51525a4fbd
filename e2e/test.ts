import { test as base, expect, type Page } from "@playwright/test";
import axeCore, { type RunOnly } from "axe-core";
import type { ReceivedMail } from "../server/testing/fake-email-service.ts";
import { type Problems, watchProblems } from "./problems.ts";

type Mailbox = { accepted: ReceivedMail[]; faults: string[] };

/** Every test fails on a console error, a crash in a page, a broken security policy or a lost request. */
export const test = base.extend<{ problems: Problems }>({
  context: async ({ context, javaScriptEnabled }, use) => {
    // A second page as well: one that is left while it is being hydrated may report an error.
    if (javaScriptEnabled !== false) context.on("page", waitForReact);
    await use(context);
  },
  problems: [
    async ({ context }, use) => {
      const problems = watchProblems(context);
      await use(problems);
      expect(problems.unexpected(), "problems in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The shop's pages are hydrated below `#app`, the desk's as a whole. */
const hasReactProps = () =>
  [document.documentElement, document.querySelector("#app > *")].some((element) =>
    Object.keys(element ?? {}).some((key) => key.startsWith("__reactProps$")),
  );

/** False while the page is being left. */
export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(hasReactProps).catch(() => false);

/**
 * The scripts are requested after the leading picture, so that a page may be loaded before it is hydrated. A test that is
 * about the time before that opens it with `waitUntil: "commit"`.
 */
function waitForReact(page: Page): void {
  const wait = () => page.waitForFunction(hasReactProps, undefined, { timeout: 3_000 }).catch(() => undefined);
  const { goto, reload } = page;
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    const isPage = response?.headers()["content-type"]?.startsWith("text/html");
    if (isPage && args[1]?.waitUntil !== "commit") await wait();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    await wait();
    return response;
  };
}

const standards: RunOnly = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };

declare global {
  interface Window {
    axe?: typeof axeCore;
  }
}

/**
 * The page, as it is now, holds to WCAG 2.2 AA as far as a program can tell. The test goes on, so that one run tells what
 * is found on every screen. Of a page that was looked at already, `part` is what has changed since.
 */
export async function axe(page: Page, part = "html"): Promise<void> {
  const letMove = await holdStill(page);
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeCore.source);
  const found = await page.evaluate(
    async ({ looked, runOnly }) => {
      const result = await window.axe?.run(looked, { runOnly, resultTypes: ["violations"] });
      return result?.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
      );
    },
    { looked: part, runOnly: standards },
  );
  await letMove();
  expect.soft(found, `what axe found on ${page.url()}`).toEqual([]);
}

/**
 * What fades in or out, such as a toast, has its final colours only when it is opaque: wait for that, then pause what
 * would fade by itself.
 */
async function holdStill(page: Page): Promise<() => Promise<void>> {
  const moves = await page.evaluate(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  if (moves) await page.emulateMedia({ reducedMotion: "reduce" });
  const held = await page.waitForFunction(() => {
    const fading = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity)
      .flatMap((animation) => {
        const { effect } = animation;
        const fades = effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => "opacity" in frame);
        return fades && effect.target ? [{ animation, target: effect.target }] : [];
      });
    if (fading.some(({ target }) => getComputedStyle(target).opacity !== "1")) return false;
    for (const { animation } of fading) animation.pause();
    return fading.map(({ animation }) => animation);
  });
  return async () => {
    await held.evaluate((animations) => {
      for (const animation of animations || []) animation.play();
    });
    if (moves) await page.emulateMedia({ reducedMotion: null });
  };
}

/** The order e-mails that hold a text, such as an order's number. */
export async function mailsWith(text: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`http://127.0.0.1:${process.env.E2E_MAILBOX_PORT}`);
  const { accepted, faults }: Mailbox = await answer.json();
  expect(faults, "faults in what the shop sent").toEqual([]);
  return accepted.filter(({ message }) => message.includes(text));
}
