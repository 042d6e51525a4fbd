import { setTimeout as wait } from "node:timers/promises";
import type { Locator } from "@playwright/test";
import { boxOf } from "./box.ts";

const steps = 10;
const frame = 16;

/**
 * A finger drawn over a part of the page, about its middle, by pixels; to the left is negative. It rests before it is
 * lifted: how far a flung row runs on would hang on how busy the machine is.
 */
export async function swipe(part: Locator, dx: number): Promise<void> {
  const page = part.page();
  const box = await boxOf(part);
  const y = box.y + box.height / 2;
  const start = box.x + (box.width - dx) / 2;
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
