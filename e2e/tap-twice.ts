import { setTimeout as wait } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { boxOf } from "./box.ts";

/** Two taps at the same point, whatever is there by then; 0.17 s apart by their timestamps, however busy the machine is. */
export async function tapTwice(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(control);
  const session = await page.context().newCDPSession(page);
  const began = Date.now() / 1000;
  const tap = async (timestamp: number) => {
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints, timestamp });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: timestamp + 0.03 });
  };
  await tap(began);
  await wait(100);
  await tap(began + 0.17);
  await wait(400);
}
