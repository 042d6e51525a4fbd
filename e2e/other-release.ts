import { expect, type Page } from "@playwright/test";

/** From now on data comes from another release, as it does from a server that was updated meanwhile. */
export async function updateServer(page: Page): Promise<void> {
  const release = (await page.locator("meta[name=release]").getAttribute("content")) ?? "";
  expect(release).toMatch(/^[0-9a-f]{12}$/);
  await page.route(/\.data(\?|$)/, async (route) => {
    // A page that is loaded as a whole leaves behind what was fetched ahead for the one before it.
    const response = await route.fetch().catch(() => undefined);
    const body = await response?.text().catch(() => undefined);
    if (!response || body === undefined) return;
    expect(body).toContain(release);
    await route.fulfill({ response, body: body.replaceAll(release, "another-one") });
  });
}

/** The page that is open is one of an earlier release, as it is where the server was updated meanwhile. */
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
