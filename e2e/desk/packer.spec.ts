/** What a packer sees and does; and how an owner makes her one. */

import type { Page } from "@playwright/test";
import { placeOrder } from "../desk-order.ts";
import { enter, password, test } from "../desk-test.ts";
import { axe, expect } from "../test.ts";

// With no other owner.
test.use({ shopOf: "the packer" });

const money = /\bRs\b|Cash|Paid|@example/;

/** Nothing of money, neither shown nor in the page's data. */
async function seesNoMoney(page: Page): Promise<void> {
  await expect(page.getByRole("main")).not.toContainText(money);
  expect(await page.content()).not.toMatch(/100,?450|95,?000|5,?200|@example/);
}

test("a packer packs and sends an order, and sees no money but on the slip", async ({
  page,
  browser,
  baseURL,
  deskShop,
  deskPort,
  problems,
}) => {
  test.slow();
  problems.allow(/status of (404|422)/);
  await enter(page, await deskShop.link(), "Sana Qureshi");
  const number = await placeOrder(deskPort);
  await page.goto(`/desk/orders/${number}`);
  await page.getByRole("button", { name: "Confirm order" }).filter({ visible: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Confirmed" })).toBeVisible();

  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: page.viewportSize() });
  const hers = await context.newPage();
  await test.step("she is invited as a packer, and comes to the orders", async () => {
    await page.goto("/desk/people");
    await page.getByText("Invite somebody", { exact: true }).click();
    await page.getByLabel("Whom is the link for?").fill("Rashid Masih");
    await page.getByRole("group", { name: "What may she do?" }).getByText("Packer").click();
    await page.getByRole("button", { name: "Make the link" }).click();
    const invitation = page.getByRole("region", { name: "Invitation: Rashid Masih" });
    await expect(invitation).toContainText("Invited as Packer");
    await hers.goto((await invitation.getByText(/\/desk\/welcome\//).textContent()) ?? "");
    await hers.getByLabel("Password", { exact: true }).fill(password);
    await hers.getByRole("button", { name: "Open the desk" }).click();
    await expect(hers.getByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
    const items = hers.getByRole("navigation", { name: "Desk" }).getByRole("link");
    await expect(items.filter({ visible: true })).toHaveText(["Orders", "To make", "RMYou"]);
    await expect(hers.getByRole("heading", { name: "Nothing to pack" })).toBeVisible();
  });

  await test.step("she makes, packs and sends it", async () => {
    await hers.getByRole("link", { name: "To make 1" }).click();
    await expect(hers.getByRole("listitem")).toContainText("2 pieces");
    await axe(hers);
    await seesNoMoney(hers);
    await hers.getByRole("link", { name: "Ayesha Rahman" }).click();
    await expect(hers.getByText("1 of 1 to make")).toBeVisible();
    await expect(hers.getByText("Ring before the courier comes.")).toBeVisible();
    await hers.getByRole("button", { name: "Start making" }).filter({ visible: true }).click();
    await expect(hers.getByRole("status").filter({ hasText: `${number}: Being made` })).toBeVisible();
    await hers.getByRole("link", { name: "Ayesha Rahman" }).click();
    await hers.getByRole("checkbox", { name: "Aina is in the parcel" }).check();
    await expect(hers.getByText("1 of 2 in the parcel.").filter({ visible: true })).toBeVisible();
    await axe(hers);
    await seesNoMoney(hers);
    await hers.getByRole("button", { name: "Pack" }).filter({ visible: true }).click();
    const packed = hers.getByRole("status").filter({ hasText: `${number}: Ready to send` });
    await packed.getByRole("button", { name: "Take it back" }).click();
    await expect(hers.getByText("0 of 2 in the parcel.").filter({ visible: true })).toBeVisible();
    await hers.getByRole("button", { name: "Pack" }).filter({ visible: true }).click();
    await hers.getByRole("link", { name: "To send 1" }).click();
    await hers.getByRole("link", { name: "Ayesha Rahman" }).click();
    await hers.getByRole("link", { name: "Send", exact: true }).filter({ visible: true }).click();
    await hers.getByLabel("Tracking number").fill("779 044 120 836");
    await axe(hers);
    await hers.getByRole("button", { name: "Mark as sent" }).click();
    await expect(hers.getByRole("status").filter({ hasText: `${number}: On the way` })).toBeVisible();
    await seesNoMoney(hers);
  });

  await test.step("the slip alone says what the courier collects; the rest isn't there", async () => {
    // As the slip's code leads there.
    await hers.goto(`/desk/orders/${number}`);
    await expect(hers).toHaveURL(`/desk/packing/${number}`);
    await seesNoMoney(hers);
    await hers.getByRole("link", { name: "Print the slip" }).click();
    await expect(hers.getByRole("article")).toContainText("Rs 100,450");
    expect(await hers.content()).not.toContain("@example");
    await hers.goto("/desk/shop");
    await expect(hers.getByRole("heading", { name: "There is nothing here" })).toBeVisible();
    await hers.goto("/desk/making");
    await expect(hers.getByRole("heading", { name: "To make", level: 1 })).toBeVisible();
    await seesNoMoney(hers);
    await hers.goto("/desk/people");
    await expect(hers.getByRole("heading", { name: "You", level: 1 })).toBeVisible();
    await expect(hers.getByText("Sana")).toHaveCount(0);
  });

  await test.step("an owner makes her a helper, takes it back, and stays an owner herself", async () => {
    await page.reload();
    const rashid = page.getByRole("region", { name: "Rashid Masih" });
    const tile = (name: string) => rashid.getByRole("button", { name, exact: true });
    await expect(tile("Packer")).toHaveAttribute("aria-pressed", "true");
    await tile("Helper").click();
    const toast = page.getByRole("status").filter({ hasText: "Rashid Masih: Helper" });
    await expect(toast).toBeVisible();
    await expect(tile("Helper")).toHaveAttribute("aria-pressed", "true");
    await axe(page);
    await hers.goto("/desk/packing");
    await expect(hers.getByRole("link", { name: "Pieces" })).toBeVisible();
    await expect(hers.getByRole("link", { name: "Shop", exact: true })).toHaveCount(0);
    await toast.getByRole("button", { name: "Take it back" }).click();
    await expect(tile("Packer")).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("region", { name: "Sana Qureshi" }).getByRole("button", { name: "Helper" }).click();
    await expect(page.getByRole("alert")).toHaveText("The shop needs one owner.");
    await expect(page.getByRole("row", { name: /^Takings, cost, margin, CSV yes no no$/ })).toBeVisible();
  });
  await context.close();
});
