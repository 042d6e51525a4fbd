import type { Locator } from "@playwright/test";

/** Where a part of the page stands; a part that isn't shown fails the test. */
export async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`Nothing is shown of ${part}`);
  return box;
}
