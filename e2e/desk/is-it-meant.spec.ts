import type { Page } from "@playwright/test";
import { shopper } from "../buying.ts";
import { placeOrder } from "../desk-order.ts";
import { enter, test } from "../desk-test.ts";
import { stage } from "../order-page.ts";
import { axe, expect } from "../test.ts";

test.use({ shopOf: "those who mean it" });

async function findOrder(page: Page, number: string): Promise<void> {
  await page.goto("/order");
  await page.getByLabel("Order number").fill(number);
  await page.getByLabel("Phone number").fill(shopper.phone);
  await page.getByRole("button", { name: "Show my order" }).click();
  await expect(stage(page)).toHaveText("We have your order");
}

const yes = (page: Page) => page.getByRole("button", { name: "Yes, please make it" });

test("she says yes on her page, and the desk sees it, what her number did before, and its mark", async ({
  page,
  browser,
  deskShop,
  deskPort,
  problems,
}) => {
  test.slow();
  const [first, second] = [await placeOrder(deskPort), await placeOrder(deskPort)];

  await test.step("it is said when it didn't get through; pressed again, it is stored and told", async () => {
    await findOrder(page, second);
    await expect(page.getByText("Two pieces, Rs 100,450.00 in cash at your door.")).toBeVisible();
    await axe(page);
    problems.allow(/ERR_|Failed to load resource/);
    await page.route(/\/order\//, (route) => route.abort("connectionfailed"));
    await yes(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "It didn’t get through. Try again." })).toBeVisible();
    await page.unrouteAll();
    await yes(page).click();
    const said = page.getByText("You said yes", { exact: true });
    await expect(said).toHaveCount(2);
    await expect(page.getByText(/We begin as soon as we have confirmed it/)).toBeVisible();
    await expect(page.getByText("We have your yes, and confirm your order next.")).toBeVisible();
    await expect(page.locator("p:focus")).toContainText("You said yes");
    await expect(yes(page)).toHaveCount(0);
    await axe(page);
  });

  await test.step("without script it is a form", async () => {
    const plain = await browser.newContext({ baseURL: "http://localhost:3000", javaScriptEnabled: false });
    const her = await plain.newPage();
    await findOrder(her, first);
    await yes(her).click();
    await expect(her.getByText("You said yes", { exact: true }).first()).toBeVisible();
    await plain.close();
  });

  await enter(page, await deskShop.link(), "Sana Qureshi");
  await page.goto(`/desk/orders/${second}`);
  await expect(page.getByText(/^She said yes, \d\d:\d\d$/).filter({ visible: true })).toBeVisible();
  await page.getByText("2nd order, 1 new").click();
  await expect(page.getByRole("link", { name: "Aina and Gauhar" })).toBeVisible();
  await axe(page);

  await test.step("a mark is kept, changed and shown on the number's orders", async () => {
    await page.getByRole("link", { name: "Mark this number" }).click();
    await expect(page.getByRole("dialog", { name: "Mark this number" })).toBeVisible();
    await axe(page);
    await page.getByLabel("Mark on this number").fill("Asks for a lot, never pays.");
    await page.getByRole("button", { name: "Keep the mark" }).click();
    const mark = page.getByRole("region", { name: "Mark on this number" });
    await expect(mark).toContainText("Asks for a lot, never pays.Sana Qureshi, ");
    await mark.getByRole("link", { name: "Change" }).click();
    await page.getByRole("button", { name: "Take it off" }).click();
    await expect(mark).toHaveCount(0);
    await page.goto(`/desk/orders/${first}?mark=yes`);
    await page.getByLabel("Mark on this number").fill("Kind.");
    await page.getByRole("button", { name: "Keep the mark" }).click();
    await expect(mark).toBeVisible();
  });

  await page.goto("/desk/orders");
  const row = page.getByRole("listitem").filter({ hasText: second });
  await expect(row.getByText(/^Yes, \d\d:\d\d$/).filter({ visible: true })).toBeVisible();
  await expect(row).toContainText("2nd order, 1 new");
  await expect(row.getByText("This number has a mark.")).toBeAttached();
  await axe(page);
});
