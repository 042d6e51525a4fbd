import type { Page } from "@playwright/test";

/** Makes the open page one of an earlier release, as if the server had been updated since. */
export async function makeEarlier(page: Page): Promise<void> {
  await page.locator("meta[name=release]").evaluate((meta) => meta.setAttribute("content", "an-earlier-one"));
}

/** The addresses of pages that were loaded as a whole. */
export function watchDocuments(page: Page): string[] {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}
