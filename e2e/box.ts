import type { Locator, Page } from "@playwright/test";

/** Below the width from which the shop has its wide layout. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Where a part of the page stands, to a hundredth of a pixel; a part that isn't shown fails the test. */
export async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`Nothing is shown of ${part}`);
  return { x: rounded(box.x), y: rounded(box.y), width: rounded(box.width), height: rounded(box.height) };
}

/** Animations leave millionths behind. */
function rounded(pixels: number): number {
  return Math.round(pixels * 100) / 100;
}
