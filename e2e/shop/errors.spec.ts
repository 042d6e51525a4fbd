import { expect, test } from "../test.ts";

const categories = ["Earrings", "Chokkars", "Long Chains", "Bangles", "Rings", "Accessories", "Bridal Sets"];
const missing = /status of 404/;

test("an unknown address answers 404 with the error view inside the layout", async ({ page, problems }) => {
  problems.allow(missing);
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle("404 Not Found · Naqsh");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(main.getByText("404 Not Found", { exact: true })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("the error view leads on: home, search and seven categories", async ({ page, problems }) => {
  problems.allow(missing);
  await page.goto("/no-such-page");
  const main = page.getByRole("main");
  await expect(main.getByRole("list", { name: "Or go straight to" }).getByRole("link")).toHaveText(categories);
  await main.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await main.getByRole("link", { name: "Rings", exact: true }).click();
  await expect(page).toHaveURL("/rings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rings");
  await page.goBack();
  await main.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
});

const oldAddresses = {
  "/earrings": "/earings",
  "/earingspage": "/earings",
  "/longchains": "/long-chains",
  "/bridals": "/bridal-sets",
  "/bridals-sets": "/bridal-sets",
};

test("old addresses lead to the new ones for good", async ({ page, request }) => {
  for (const [old, current] of Object.entries(oldAddresses)) {
    const answer = await request.get(`${old}?utm_source=whatsapp`, { maxRedirects: 0 });
    const { location } = answer.headers();
    expect([answer.status(), location], old).toEqual([301, `${current}?utm_source=whatsapp`]);
  }
  await page.goto("/bridals");
  await expect(page).toHaveURL("/bridal-sets");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bridal Sets");
});

test("old addresses lead on however they are spelt", async ({ request }) => {
  for (const spelling of ["/EARRINGS", "/%65arrings", "/earrings/"]) {
    const answer = await request.get(spelling);
    expect([answer.status(), new URL(answer.url()).pathname], spelling).toEqual([200, "/earings"]);
  }
});

test("a component that crashes shows the error view with its message, and the shop goes on", async ({
  page,
  problems,
}) => {
  problems.allow(/not a whole, safe amount of rupees/);
  await page.goto("/shop");
  await page.waitForLoadState("networkidle");
  // Prices can't be written any more, so that no further card can.
  await page.evaluate(() => {
    Number.isSafeInteger = () => false;
  });
  await page.getByRole("link", { name: "Show more" }).click();

  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Unexpected Application Error!");
  await expect(page.getByText(/^not a whole, safe amount of rupees/)).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(heading).toHaveCSS("font-family", /Forum/);
  expect(problems.found.some((problem) => problem.includes("not a whole, safe amount"))).toBe(true);

  await page.getByRole("contentinfo").getByRole("link", { name: "Order Confirmation" }).click();
  await expect(heading).toHaveText("Order Confirmation");
});
