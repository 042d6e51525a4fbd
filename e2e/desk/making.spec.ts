import type { Page } from "@playwright/test";
import { placeOrder } from "../desk-order.ts";
import { enter, test } from "../desk-test.ts";
import { lost } from "../problems.ts";
import { axe, expect } from "../test.ts";

test.use({ shopOf: "the workshop" });

const shopper = (name: string) => ({
  name,
  email: "a@example.com",
  address: "Block 13-D",
  city: "Karachi",
  phone: "0333 2204410",
});

/** How the paper's rows read, and which sheet they ask for. */
async function printed(page: Page) {
  await page.emulateMedia({ media: "print" });
  const paper = page.locator(".making-paper");
  await expect(paper).toBeVisible();
  await expect(page.getByRole("heading", { name: "To make", level: 1 })).toBeHidden();
  const words = (await paper.innerText()).replace(/\s+/g, " ");
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  await page.emulateMedia({ media: null });
  return {
    words,
    sheets: [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+)/g)].map(([, width]) => Math.round(Number(width))),
  };
}

test("the workshop: pieces by day, ticked off with and without script, packed, and printed without names", async ({
  page,
  context,
  browser,
  deskShop,
  deskPort,
  problems,
}) => {
  test.slow();
  await enter(page, await deskShop.link(), "Nadia");
  await page.goto("/desk/making");
  await expect(page.getByRole("heading", { name: "Nothing to make." })).toBeVisible();
  const names = ["Amna Tariq", "Komal Nadeem", "ثناء ملک"];
  for (const name of names) {
    await page.goto(`/desk/orders/${await placeOrder(deskPort, shopper(name))}`);
    await page.getByRole("button", { name: "Confirm order" }).filter({ visible: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "Confirmed" })).toBeVisible();
  }

  await page.goto("/desk/making");
  await expect(page.getByText("3 pieces for 3 orders")).toBeVisible();
  const piece = page.locator("li").filter({ hasText: /^Aina/ });
  await expect(piece).toContainText(/first by \d+ \w+With dupatta× 3/);
  await piece.locator("summary").click();
  const row = (name: string) => page.getByRole("checkbox", { name: new RegExp(`^With dupatta, ${name}`) });
  await row("Amna").click();
  await expect(row("Amna")).toBeChecked();
  await expect(page.getByText("1 made. Amna’s order has all its pieces.")).toBeVisible();
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await test.step("a tick that can't be saved says so, and is gone when it is given up", async () => {
    problems.allow(lost);
    await context.setOffline(true);
    await row("Komal").click();
    await expect(row("Komal")).toContainText("Not saved yet");
    await expect(row("Komal")).not.toBeChecked();
    await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
    await context.setOffline(false);
    await expect(row("Komal")).not.toContainText("Not saved yet");
    await expect(row("Komal")).not.toBeChecked();
  });

  await test.step("the same without script, by somebody else; the first page's next tick shows it", async () => {
    const plain = await browser.newContext({ storageState: await context.storageState(), javaScriptEnabled: false });
    const other = await plain.newPage();
    await other.goto("http://localhost:3000/desk/making");
    await other.locator("summary").click();
    await other.getByRole("checkbox", { name: /Komal/ }).click();
    await expect(other.getByRole("checkbox", { name: /Komal/ })).toBeChecked();
    await plain.close();
    await row("Komal").click();
    await expect(row("Komal")).toBeChecked();
    // The box is ticked at once; the paper has what is saved.
    await expect(page.getByRole("button", { name: "Pack these 2 orders" })).toBeVisible();
  });

  await test.step("on paper only what is left, without names and prices, on A4", async () => {
    const { words, sheets } = await printed(page);
    expect(words).toMatch(/To make 1 piece left, counted .* Aina 1 left of 3 With dupatta × 1 \d+ \w+/);
    expect(words).not.toMatch(/Amna|Komal|ثناء|Rs/);
    expect(sheets).toEqual([595]);
  });

  await page.getByRole("button", { name: "Pack these 2 orders" }).click();
  await expect(page.getByText("2 orders are ready to send.")).toBeVisible();
  await expect(page.getByText("One piece for one order")).toBeVisible();
  await expect(piece).toContainText(/Aina × 1/);
});
