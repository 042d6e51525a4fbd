import { setTimeout as wait } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { boxOf } from "./box.ts";

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

export async function swipeAt(page: Page, middle: { x: number; y: number }, dx: number): Promise<void> {
  const { y } = middle;
  const start = middle.x - dx / 2;
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [{ x: start, y }]);
  for (let step = 1; step <= steps; step += 1) {
    await touch("touchMove", [{ x: start + (dx * step) / steps, y }]);
    await wait(frame);
  }
  await wait(10 * frame);
  await touch("touchEnd", []);
  await session.detach();
}
