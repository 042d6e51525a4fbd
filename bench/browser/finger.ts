import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession, Locator } from "@playwright/test";

/** How long a finger stays on the glass. */
export const pressFor = 80;

/** A tap as a finger does it. `whileDown` is asked just before the finger is lifted. */
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
