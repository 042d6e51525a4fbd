import type { Page } from "@playwright/test";
import { heading } from "../buying.ts";
import { lost } from "../problems.ts";
import { expect, test } from "../test.ts";

test.use({ serviceWorkers: "allow" });

/** Opens a page, and waits until the worker answers for the shop. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test("what was visited opens without a connection and says how old it is; the rest leads there", async ({
  page,
  problems,
}) => {
  problems.allow(lost);
  await openWithWorker(page, "/returns");
  await page.goto("/product/38");
  await page.goto("/rings");
  await page.context().setOffline(true);

  await page.goto("/product/38");
  await expect(heading(page)).toHaveText("Bijli");
  await expect(page.getByText(/^No connection\. This page is from \d+:\d\d [ap]m\.$/)).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();

  await page.goto("/product/40");
  await expect(heading(page)).toHaveText("We couldn’t reach the shop");
  const kept = page.getByRole("list", { name: "These open without a connection" });
  await kept.getByRole("link", { name: "Your cart" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(heading(page)).toHaveText("Your cart");
});

test("a page that couldn't be had comes by itself with the connection", async ({ page, problems }) => {
  problems.allow(lost);
  await openWithWorker(page, "/returns");
  await page.context().setOffline(true);
  await page.goto("/bangles");
  await expect(heading(page)).toHaveText("We couldn’t reach the shop");
  await page.context().setOffline(false);
  await expect(heading(page)).toHaveText("Bangles");
});

test("an order's page and the desk are never kept", async ({ page, problems }) => {
  problems.allow(/status of 4(04|21)/);
  await openWithWorker(page, "/returns");
  await page.goto("/order/NQ-7F3K-92/AAAAAAAAAAAAAAAAAAAAAA");
  await page.goto("/desk");
  await page.goto("/rings");
  const kept = await page.evaluate(async () => {
    const [name = ""] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/rings");
  expect(kept.filter((path) => /^\/(order|desk)/.test(path))).toEqual([]);
});
