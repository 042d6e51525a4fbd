import { expect } from "@playwright/test";
import type { Driver, Key, Point, Size } from "./driver.ts";
import { choose, type Found, findControl, findCutOff, isHydrated, pieceNames, whereToTap } from "./in-page.ts";

/** What a shopper does and sees, in any engine. */
export type Shopper = ReturnType<typeof createShopper>;

type Name = string | RegExp;

/** Looked at often: what waits for the next look is most of the time that a check takes. */
const soon = { intervals: [30, 60, 120, 250] };
/** Two looks of the same moment would say nothing of what moves. */
const atRest = { intervals: [30, 100, 100, 150, 250] };

export function createShopper(driver: Driver, origin: string) {
  const call = <Value, Args extends unknown[]>(ask: (...args: Args) => Value, ...args: Args): Promise<Value> =>
    driver.run(`(${ask})(...${JSON.stringify(args)})`);
  const hydrated = () =>
    expect
      .poll(() => call(isHydrated).catch(() => false), { message: "React takes the page over", ...soon })
      .toBe(true);

  /** Waits until a control is there, at rest and free, and taps on it. */
  async function tap(name: Name, place = 0): Promise<void> {
    await driver.tap(await find(name, place));
  }

  function find(name: Name, place = 0): Promise<Point> {
    const source = typeof name === "string" ? `^${name}$` : name.source;
    return placeOf(`(${findControl})(${JSON.stringify(source)}, ${place})`, `${name}`);
  }

  /** Where to tap on a part that no name leads to, once it is at rest and free. */
  async function placeOf(expression: string, name = "it"): Promise<Point> {
    let before: Found = { reason: "" };
    let point: Point = { x: 0, y: 0 };
    const look = () => driver.run<Found>(`(${whereToTap})(() => ${expression})`);
    await expect
      .poll(
        async () => {
          const now = await look().catch((error) => ({ reason: String(error) }));
          const isAtRest = JSON.stringify(now) === JSON.stringify(before);
          before = now;
          if ("point" in now) point = now.point;
          return "reason" in now ? now.reason : isAtRest;
        },
        { message: `${name} can be tapped`, ...atRest },
      )
      .toBe(true);
    return point;
  }

  const text = () => driver.run<string>("document.body.innerText").catch(() => "");
  const path = () => driver.run<string>("location.pathname + location.search").catch(() => "");

  return {
    run: driver.run,
    tap,
    find,
    tapAt: driver.tap,
    placeOf,
    tapOn: async (expression: string) => driver.tap(await placeOf(expression)),
    press: (key: Key) => driver.press(key),
    type: (words: string) => driver.type(words),
    resize: (size: Size) => driver.resize(size),
    choose: (label: string, option: string) => call(choose, label, option),
    pieces: () => call(pieceNames),
    open: async (address: string) => {
      await driver.goto(origin + address);
      await hydrated();
    },
    reload: async () => {
      await driver.reload();
      await hydrated();
    },
    back: () => driver.back(),
    slide: async (name: Name, dx: number) => driver.slide(await find(name), dx),
    fill: async (label: Name, words: string) => {
      await tap(label);
      await driver.type(words);
    },
    sees: (words: string | RegExp) =>
      expect
        .poll(text, { message: `${words} is shown`, ...soon })
        [typeof words === "string" ? "toContain" : "toMatch"](words as string),
    doesntSee: (words: string) => expect.poll(text, { message: `${words} isn't shown`, ...soon }).not.toContain(words),
    isAt: (address: string) => expect.poll(path, soon).toBe(address),
    /** The accessible name of what has the focus. */
    focused: () =>
      driver.run<string>("document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent"),
    cutOff: () => call(findCutOff),
    /** Leaves a cart in the browser as an earlier visit would have. */
    saveCart: async (saved: { lines: readonly object[]; notes: string }) => {
      await driver.goto(`${origin}/robots.txt`);
      await driver.run(`localStorage.setItem("naqsh-cart", ${JSON.stringify(JSON.stringify(saved))})`);
    },
  };
}
