import { boxOf } from "../box.ts";
import { axe, expect, test } from "../test.ts";

const chat = "https://wa.me/923001234567";

const pages = [
  {
    path: "/returns",
    title: "Replacement & Return Policy",
    headings: [
      "If it arrives damaged or wrong",
      "If you send it back for another reason",
      "Made-to-order pieces",
      "Where we are",
    ],
    point: "Keep the box until we have spoken.",
  },
  {
    path: "/order-confirmation",
    title: "Order Confirmation",
    headings: ["What happens next", "If you paid by mobile wallet", "Something to change", "Where we are"],
    point: /^We confirm with you/,
  },
];

for (const { path, title, headings, point } of pages) {
  test(`${path} is a page of its own, reached from the footer`, async ({ page }) => {
    await page.goto("/cart");
    await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${title} · Naqsh`);
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /\S{3,}/);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(main.getByRole("heading", { level: 2 })).toHaveText(headings);
    await expect(main.getByRole("listitem").filter({ hasText: point })).toBeVisible();
    await expect(main).toContainText("Workshop 4, 12 Shah Alam Market, Lahore.");
    await expect(page.getByRole("contentinfo")).toContainText("Workshop 4, 12 Shah Alam Market, Lahore");
    await expect(main.getByRole("link", { name: "Ask us on WhatsApp" })).toHaveAttribute("href", chat);
    await axe(page);
  });

  test(`${path} is one column of 680 px, complete without script`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${baseURL}${path}`);
    const column = await boxOf(page.getByRole("main").getByRole("heading", { level: 1 }).locator(".."));
    expect(column).toMatchObject({ x: 380, width: 680 });
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(headings);
    await context.close();
  });
}
