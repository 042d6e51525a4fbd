import { expect, test } from "../test.ts";

const unknown = [
  "92",
  "0",
  "-1",
  "139",
  "99999999999",
  "9007199254740993",
  "abc",
  "1.0",
  "1e0",
  "01",
  "0x1",
  "+1",
  "%201",
  "1%20",
  "%3Cscript%3E",
  "1%2F2",
  "%D9%A1",
  "%E0%A4%A",
  "__proto__",
];

test("what no piece has for a number is Product not found, with status 404", async ({ page, request, problems }) => {
  problems.allow(/status of 404/);
  for (const id of unknown) {
    const response = await request.get(`/product/${id}`);
    expect(response.status(), id).toBe(404);
    const html = await response.text();
    expect(html, id).toMatch(/<h1[^>]*>Product not found</);
    expect(html, id).toContain('<meta name="robots" content="noindex"');
    expect(html, id).not.toContain('rel="canonical"');
  }
  // Hydrated, they say the same: a number, a word, and what can't be decoded.
  for (const id of ["92", "__proto__", "%E0%A4%A"]) {
    await page.goto(`/product/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product not found");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  }
});

test("it leads on: to everything and to the seven listings", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await page.goto("/product/abc");
  await expect(page).toHaveTitle("Product not found · Naqsh");
  const main = page.getByRole("main");
  await expect(main.getByRole("list").getByRole("link")).toHaveCount(7);
  await main.getByRole("link", { name: "See everything" }).click();
  await expect(page).toHaveURL("/shop");
});

test("an encoded digit is the digit", async ({ page }) => {
  await page.goto("/product/%31");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aina");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/product\/1$/);
});
