import type { Page } from "@playwright/test";
import { placeOrder } from "../desk-order.ts";
import { enter, test } from "../desk-test.ts";
import { axe, expect } from "../test.ts";

/** As the desk's own forms do it, one after the other. */
async function deliver(page: Page, number: string): Promise<void> {
  for (const [seen, step] of ["confirm", "pack", "send", "deliver"].entries()) {
    const form = { intent: "step", step, seen: String(seen), courier: "TCS", tracking: "779 044 128" };
    const status = await page.evaluate(
      async ([path, fields]) => (await fetch(path, { method: "POST", body: new URLSearchParams(fields) })).status,
      [`/desk/orders/${number}`, form] as const,
    );
    expect(status).toBe(200);
  }
}

test("a parcel came back: why, where its pieces are, an exchange, an invoice, and the same offered again", async ({
  page,
  deskShop,
  deskPort,
}) => {
  test.slow();
  await enter(page, await deskShop.link(), "Sana Qureshi");
  const number = await placeOrder(deskPort);
  await deliver(page, number);
  const sheet = page.getByRole("dialog", { name: "Came back" });

  await test.step("for an exchange, the offer brings the difference", async () => {
    await page.goto(`/desk/orders/${number}`);
    await page.getByRole("link", { name: "Came back" }).click();
    await sheet.getByText("Exchange", { exact: true }).click();
    await sheet.getByRole("button", { name: "Choose a piece" }).click();
    const choosing = page.getByRole("dialog", { name: "Instead of it" });
    await choosing.getByRole("textbox", { name: "Name or stone" }).fill("Qasr");
    await choosing.getByRole("button", { name: /^Qasr/ }).click();
    await expect(sheet.getByText("To give back", { exact: true }).first()).toBeVisible();
    await sheet.getByRole("group", { name: "Aina" }).getByText("She keeps it").click();
    await expect(sheet.getByText("She pays the difference")).toBeVisible();
    await axe(page);
    await sheet.getByRole("button", { name: "Begin the offer" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "New offer" })).toBeVisible();
    await expect(page.getByText("In exchange for Gauhar")).toBeVisible();
  });

  await test.step("it came back: one on the shelf, one to mend", async () => {
    await page.goto(`/desk/orders/${number}?came-back=yes`);
    await sheet.getByText("No answer").click();
    await sheet.getByRole("group", { name: "Aina" }).getByText("To mend").click();
    await sheet.getByLabel("What it cost").fill("250");
    await sheet.getByRole("button", { name: "It came back" }).click();
    const box = page.getByRole("region", { name: "Came back" });
    await expect(box.getByRole("heading", { name: "No answer at the door" })).toBeVisible();
    await expect(box.getByText("Aina is to mend. TCS took Rs 250 for the way back.")).toBeVisible();
    await axe(page);
  });

  await test.step("the invoice has a number of its own, and says what has to go back", async () => {
    await page.getByRole("button", { name: "Make the invoice" }).click();
    await expect(page.getByRole("article", { name: /^Invoice \d{4}-0001$/ })).toContainText(number);
    await axe(page);
    await page.goto(`/desk/orders/${number}`);
    await expect(page.getByRole("link", { name: /^Invoice \d{4}-0001$/ })).toBeVisible();
  });

  await test.step("and is offered again at its prices", async () => {
    await page.getByRole("link", { name: "Offer it again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "New offer" })).toBeVisible();
    await expect(page.getByLabel("Agreed, for one").first()).toHaveValue("95,000");
  });
});
