import type { Locator, Page } from "@playwright/test";
import { heading, openCart } from "./buying.ts";
import { namesOf, pieces } from "./pieces.ts";
import { lost } from "./problems.ts";
import { field, openSearch, results } from "./search-panel.ts";
import { axe, expect, test } from "./test.ts";

const tryAgain = (page: Page) => page.getByRole("main").getByRole("button", { name: "Try again" });
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true });

test("a page that can't be had says so in the layout, and can be tried again", async ({ page, problems }) => {
  problems.allow(lost);
  await page.goto("/returns");
  const logo = page.getByRole("banner").getByRole("link", { name: "Naqsh, home" });
  const parts = await logo.locator("path").count();
  await page.route("**/bangles.data*", (route) => route.abort("connectionfailed"));
  await footerLink(page, "Bangles").click();
  await expect(heading(page)).toHaveText("We couldn’t reach the shop");
  await expect(heading(page)).toBeFocused();
  expect(await logo.locator("path").count()).toBe(parts);
  await expect(page).toHaveTitle("We couldn’t reach the shop · Naqsh");
  await expect(page).toHaveURL("/bangles");
  await expect(page.getByRole("banner")).toBeVisible();
  await axe(page);
  const lostAgain = page.waitForEvent("requestfailed");
  await tryAgain(page).click();
  await lostAgain;
  await expect(tryAgain(page)).not.toHaveAttribute("aria-busy", "true");
  await expect(heading(page)).toHaveText("We couldn’t reach the shop");
  await page.unroute("**/bangles.data*");
  await tryAgain(page).click();
  await expect(heading(page)).toHaveText("Bangles");
  await expect(pieces(page)).toHaveCount(13);
});

test("a page whose scripts can't be had, either, says the same, and can be tried again", async ({ page, problems }) => {
  problems.allow(lost);
  await page.goto("/returns");
  await page.context().setOffline(true);
  await footerLink(page, "Bangles").click();
  await expect(heading(page)).toHaveText("We couldn’t reach the shop");
  await expect(page).toHaveURL("/bangles");
  await tryAgain(page).click();
  await expect(heading(page)).toHaveText("We couldn’t reach the shop");
  await page.context().setOffline(false);
  await expect(heading(page)).toHaveText("Bangles");
  await expect(pieces(page)).toHaveCount(13);
});

for (const { link, title } of [
  { link: "Bangles", title: "Bangles" },
  // Its first heading is gone as soon as the cart is known.
  { link: "Cart", title: "Your cart is empty" },
]) {
  test(`a page of which a script alone is lost comes by itself, whole: ${link}`, async ({ page, problems }) => {
    problems.allow(lost);
    await page.goto("/returns");
    let isLost = true;
    await page.route("**/assets/*.js*", (route) => (isLost ? route.abort("connectionfailed") : route.continue()));
    // Whether the shop can be reached is asked before the page is given up.
    page.on("request", (request) => {
      if (request.method() === "HEAD") isLost = false;
    });
    await page.getByRole("link", { name: link, exact: true }).first().click();
    await expect(heading(page)).toHaveText(title);
  });
}

test("what is fetched ahead and lost leaves the page as it is", async ({ page, problems }) => {
  problems.allow(lost);
  await page.goto("/returns");
  await page.evaluate(() => Object.assign(window, { mark: "here" }));
  await page.context().setOffline(true);
  await footerLink(page, "Bangles").focus();
  await page.waitForEvent("requestfailed");
  await footerLink(page, "Rings").focus();
  await page.waitForEvent("requestfailed");
  expect(await page.evaluate(() => "mark" in window)).toBe(true);
});

test("of a pressed piece what is known is shown, and the rest comes with the line, once", async ({
  page,
  problems,
}) => {
  problems.allow(lost);
  let asked = 0;
  await page.route(/\/product\/.*\.data/, (route) => {
    asked += 1;
    return route.abort("connectionfailed");
  });
  await page.goto("/rings");
  const card = pieces(page).nth(1);
  const [name = ""] = (await namesOf(page)).slice(1);
  await card.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByRole("main").getByText(/^PKR [\d,]+$/)).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("We couldn’t reach the shop");
  await expect(page.getByRole("main").locator("img").first()).toBeVisible();

  const before = asked;
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event("online")));
  await comeBack();
  await expect.poll(() => asked).toBe(before + 1);
  // A line may be up before it works.
  await expect(tryAgain(page)).not.toHaveAttribute("aria-busy", "true");
  await page.unrouteAll();
  await comeBack();
  await expect(page.getByRole("main").getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
});

const rows: Record<string, (page: Page) => Promise<Locator>> = {
  "search's results": async (page) => {
    await openSearch(page);
    await field(page).fill("aina");
    return results(page).first();
  },
  "the cart": async (page) => {
    await openCart(page, [{ id: 1, quantity: 1, withDupatta: true }]);
    return page.getByRole("main").getByRole("link", { name: "Aina" });
  },
  "her saved pieces": async (page) => {
    await page.addInitScript(() => localStorage.setItem("naqsh-saved", "[1]"));
    await page.goto("/saved");
    return page.getByRole("main").getByRole("link", { name: /Aina/ }).first();
  },
  "the pieces she looked at": async (page) => {
    await page.addInitScript(() => localStorage.setItem("naqsh-seen", "[1, 98]"));
    await page.goto("/cart");
    return page.getByRole("list", { name: "You looked at" }).getByRole("link", { name: /Aina/ });
  },
};

for (const [place, open] of Object.entries(rows)) {
  test(`of a piece pressed in ${place}, too, what is known is shown`, async ({ page, problems }) => {
    problems.allow(lost);
    const row = await open(page);
    await expect(row).toBeVisible();
    await page.route(/\/product\/.*\.data/, (route) => route.abort("connectionfailed"));
    await row.click();
    await expect(page.getByRole("alert")).toContainText("We couldn’t reach the shop");
    await expect(heading(page)).toHaveText("Aina");
    await expect(page.getByRole("main").getByText("PKR 95,000")).toBeVisible();
    const picture = page.getByRole("main").locator("img").first();
    await expect(picture).toBeVisible();
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  });
}

test("a list stays in memory for Back however many pieces she opens from it", async ({ page, problems }) => {
  problems.allow(lost);
  await page.goto("/rings");
  await page.route("**/rings.data*", (route) => route.abort("connectionfailed"));
  for (let times = 0; times < 11; times += 1) {
    await pieces(page).nth(times).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/product\/\d+$/);
    await page.goBack();
    await expect(heading(page)).toHaveText("Rings");
  }
});

test("a proxy without a shop behind it doesn't take the page away", async ({ page, problems }) => {
  problems.allow(lost);
  await page.goto("/returns");
  await page.route("**/*", (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad</h1>" }));
  await footerLink(page, "Bangles").click();
  await expect(heading(page)).toHaveText("We couldn’t reach the shop");
  await tryAgain(page).click();
  await expect(page.getByRole("banner")).toBeVisible();
  await page.unrouteAll();
  await tryAgain(page).click();
  await expect(heading(page)).toHaveText("Bangles");
});

test("a line to sign in to, a proxy's own opinion and an empty answer are no errors of ours", async ({
  page,
  problems,
}) => {
  problems.allow(/status of|ERR_/);
  await page.goto("/returns");
  for (const [name, answer] of [
    ["Bangles", { status: 511, body: "<h1>Sign in</h1>" }],
    ["Earrings", { status: 404, body: "<!doctype html><h1>Not here</h1>" }],
    ["Rings", { status: 204 }],
  ] as const) {
    await page.route("**/*.data*", (route) => route.fulfill({ contentType: "text/html", ...answer }));
    await footerLink(page, name).click();
    await expect(page).toHaveTitle(/couldn’t reach/);
    await expect(heading(page)).toHaveText("We couldn’t reach the shop");
    await expect(tryAgain(page)).toBeVisible();
    await page.unrouteAll();
    await tryAgain(page).click();
    await expect(heading(page)).toHaveText(name);
  }
});

test("Back from a page that couldn't be had shows what she came from", async ({ page, problems }) => {
  problems.allow(lost);
  await page.goto("/rings");
  await page.context().setOffline(true);
  await pieces(page).first().getByRole("link").first().click();
  await expect(page.getByRole("alert")).toContainText("We couldn’t reach the shop");
  await page.goBack();
  await expect(heading(page)).toHaveText("Rings");
  await expect(pieces(page)).toHaveCount(18);
});

test("a page that the browser kept while another was on its way is loaded anew", async ({ page }) => {
  await page.route("**/bangles.data*", () => new Promise(() => undefined));
  await page.goto("/returns");
  await footerLink(page, "Bangles").click();
  await expect(page.locator("[data-on-its-way]")).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window, { mark: "here" });
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect.poll(() => page.evaluate(() => "mark" in window).catch(() => true)).toBe(false);
});

test("an answer that breaks off on the way can be asked for again", async ({ page }) => {
  await page.route("**/bangles.data*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.body()).subarray(0, 500) });
  });
  await page.goto("/returns");
  await footerLink(page, "Bangles").click();
  await expect(heading(page)).toHaveText("We couldn’t reach the shop");
  await page.unrouteAll({ behavior: "wait" });
  await tryAgain(page).click();
  await expect(heading(page)).toHaveText("Bangles");
});

test("a page that takes its time is seen to be on its way, and another tap overtakes it", async ({ page }) => {
  const { promise: slow, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/bangles.data*", async (route) => {
    await slow;
    await route.continue().catch(() => {
      // Nobody waits for it any more.
    });
  });
  await page.goto("/returns");
  const line = page.locator("[data-on-its-way]");
  await expect(line).toHaveCount(0);
  await footerLink(page, "Bangles").click();
  await expect(line).toBeVisible();
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  await footerLink(page, "Rings").click();
  await expect(heading(page)).toHaveText("Rings");
  await expect(line).toHaveCount(0);
  await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy");
  letGo();
  await expect(page).toHaveURL("/rings");
});
