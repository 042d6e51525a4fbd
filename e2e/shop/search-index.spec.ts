import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { currentBuild } from "../../server/site/builds.ts";
import { expect, test } from "../test.ts";

const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });
const panel = (page: Page) => page.getByRole("search", { name: "Products" });

/** What the page asked for that only search needs. */
function watchSearch(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/search.json") asked.push(pathname);
  });
  return asked;
}

test("the index is loaded when search is about to be opened, not before, and once", async ({ page }) => {
  const asked = watchSearch(page);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await opener(page).focus();
  await expect.poll(() => asked.filter((path) => path === "/search.json")).toHaveLength(1);
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("option")).toHaveCount(5);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("option")).toHaveCount(5);
  expect(asked.filter((path) => path === "/search.json")).toHaveLength(1);
});

test("the index holds what search shows, and no script holds the catalogue", async ({ request }) => {
  const response = await request.get("/search.json");
  expect(response.headers()["content-type"]).toContain("application/json");
  const items: Record<string, unknown>[] = await response.json();
  expect(items).toHaveLength(135);
  for (const item of items) {
    expect(Object.keys(item).sort()).toEqual([
      "called",
      "category",
      "id",
      "name",
      "picture",
      "price",
      "summary",
      "words",
    ]);
  }
  const names = items.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Aina", "Mahgul", "Mehr", "Jodha", "Zehnaseeb", "Sheesham"]));

  const assets = join(currentBuild(join(import.meta.dirname, "..", "..")) ?? "", "client", "assets");
  const scripts = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  for (const name of scripts) {
    expect(await readFile(join(assets, name), "utf8"), name).not.toMatch(/Zehnaseeb|Two-layer bridal set/);
  }
});

test("an index that can't be had, or is none, says so and is asked for again", async ({ page, problems }) => {
  problems.allow(/search\.json/);
  await page.route("**/search.json", (route) => route.abort("connectionfailed"));
  await page.goto("/returns");
  await opener(page).click();
  await expect(panel(page).getByRole("status")).toContainText("Search can’t be reached");
  await panel(page).getByRole("combobox").fill("mah");
  await expect(panel(page).getByRole("status")).toContainText("Search can’t be reached");
  await page.unroute("**/search.json");
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect(panel(page).getByRole("status")).toHaveText("4 Results");
  await expect(panel(page).getByRole("combobox")).toBeFocused();

  problems.allow(/status of 503/);
  await page.route("**/search.json", (route) => route.fulfill({ status: 503, body: "later" }));
  await page.reload();
  await opener(page).click();
  await expect(panel(page).getByRole("status")).toContainText("Search can’t be reached");
  await page.unroute("**/search.json");
  await page.keyboard.press("Escape");
  await opener(page).click();
  await expect(panel(page).getByRole("option")).toHaveCount(5);
});

test("the error view's button opens the same panel, and Escape leads back to it", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await page.goto("/nowhere");
  const invitation = page.getByRole("main").getByRole("button", { name: "Search" });
  await invitation.click();
  await expect(panel(page).getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(invitation).toBeFocused();
  await page.keyboard.press("Enter");
  await panel(page).getByRole("combobox").fill("feroza");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/product/97");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Feroza");
});
