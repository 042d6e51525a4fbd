import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession, Locator } from "@playwright/test";

/** How long a tap's touch lasts, in milliseconds. */
export const pressFor = 80;

/** A tap by touch events. `whileDown` is called just before the touch ends. */
export async function tap(cdp: CDPSession, target: Locator, whileDown: () => void = () => undefined): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to tap: ${target}`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await wait(pressFor);
  whileDown();
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
