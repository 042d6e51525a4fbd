import { setTimeout as wait } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { boxOf } from "./box.ts";

type Point = { x: number; y: number };
type TouchType = "touchStart" | "touchMove" | "touchEnd";

const steps = 10;
const frame = 16;

/**
 * A finger drawn over a part of the page, about its middle, by pixels; to the left is negative. It rests before it is
 * lifted: how far a flung row runs on would hang on how busy the machine is.
 */
export async function swipe(part: Locator, dx: number): Promise<void> {
  const box = await boxOf(part);
  await swipeAt(part.page(), { x: box.x + box.width / 2, y: box.y + box.height / 2 }, dx);
}

export async function swipeAt(page: Page, { x, y }: Point, dx: number): Promise<void> {
  await drag(page, { x: x - dx / 2, y }, { x: x + dx / 2, y });
}

/** One finger from here to there. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: TouchType, touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  for (let step = 1; step <= steps; step += 1) {
    const way = step / steps;
    await touch("touchMove", [{ x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way }]);
    await wait(frame);
  }
  await wait(10 * frame);
  await touch("touchEnd", []);
  await session.detach();
}

/** Two fingers about the middle of a part of the page, that draw apart from one distance to another. */
export async function pinch(part: Locator, from: number, to: number): Promise<void> {
  const page = part.page();
  const { x, y, width, height } = await boxOf(part);
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) =>
    [-1, 1].map((side, id) => ({ x: x + width / 2 + (side * apart) / 2, y: y + height / 2, id }));
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(from) });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = fingers(from + (to - from) * share);
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}
