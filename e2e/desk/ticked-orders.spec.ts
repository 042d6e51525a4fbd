import type { Page } from "@playwright/test";
import { isPhone } from "../box.ts";
import { placeOrder } from "../desk-order.ts";
import { enter, test } from "../desk-test.ts";
import { axe, expect } from "../test.ts";

/** The sheets that the page asks for, in points. */
async function printed(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
  );
}

/** Nobody else's orders are found by her name. */
const hira = {
  name: "Hira Siddiqui",
  email: "h@example.com",
  address: "Block 13-D",
  city: "Karachi",
  phone: "0333 2204410",
};

test("several ticked: confirmed and sent together, but for the one that changed meanwhile", { tag: "@both" }, async ({
  page,
  deskShop,
  deskPort,
}) => {
  test.slow();
  await enter(page, await deskShop.link(), "Nadia");
  const numbers = [0, 1, 2].map(() => placeOrder(deskPort, hira));
  const [first = "", second = "", third = ""] = await Promise.all(numbers);
  const open = () => page.goto(`/desk/orders?q=hira${isPhone(page) ? "&tick=yes" : ""}`);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).filter({ visible: true }).click();
  await open();
  for (const number of [first, second, third]) await page.getByLabel(`Tick ${number}`).check();
  const sheet = page.getByRole("dialog");
  await page.getByRole("button", { name: "Confirm 3" }).click();
  await expect(sheet.getByText(/^Aina by .*, Gauhar from the shelf/)).toHaveCount(3);
  await axe(page);
  await sheet.getByRole("button", { name: "Confirm 3 orders" }).click();
  const confirmed = page.getByText("3 orders confirmed");
  await expect(confirmed).toBeVisible();
  await test.step("taken back in one press, and confirmed again", async () => {
    await expect(page.getByText("Message 1 of 3.")).toBeVisible();
    await page.getByRole("button", { name: "Take all 3 back" }).click();
    await expect(page.getByText("3 taken back")).toBeVisible();
    await expect(page.getByText("Message 1 of 3.")).toBeHidden();
    await open();
    for (const number of [first, second, third]) await page.getByLabel(`Tick ${number}`).check();
    await page.getByRole("button", { name: "Confirm 3" }).click();
    await sheet.getByRole("button", { name: "Confirm 3 orders" }).click();
    await expect(confirmed).toBeVisible();
  });
  await test.step("messages one after the other: left off, and taken up again", async () => {
    await expect(page.getByRole("link", { name: "Write to Hira" })).toHaveAttribute("href", /\/whatsapp$/);
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(page.getByText("Message 2 of 3.")).toBeVisible();
    await page.getByRole("button", { name: "Not now" }).click();
    await page.getByRole("button", { name: "2 messages left" }).click();
    await expect(page.getByText("Message 2 of 3.")).toBeVisible();
    await page.getByRole("button", { name: "Not now" }).click();
  });
  await test.step("what was ticked is over, and the list is the one that was searched for", async () => {
    await expect(page).toHaveURL(/[?&]q=hira/);
    await expect(page.getByLabel(`Tick ${first}`)).not.toBeChecked();
    await expect(page.getByRole("button", { name: "Pack" })).toBeHidden();
    if (!isPhone(page)) return;
    await page.getByRole("link", { name: "Tick several orders" }).click();
    await page.getByLabel(`Tick ${first}`).check();
    await page.getByRole("link", { name: "Done" }).click();
    await page.getByRole("link", { name: "Today" }).click();
    await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
  });
  await page.goto(`/desk/slips?orders=${first},${second},${third}`);
  await expect(page.getByRole("article")).toHaveCount(3);
  await test.step("printed two to a sheet of A4, one alone on A5", async () => {
    expect(await printed(page)).toEqual(["842 × 595", "842 × 595"]);
    await page.goto(`/desk/orders/${first}/slip`);
    expect(await printed(page)).toEqual(["420 × 595"]);
  });

  await test.step("all of them ticked at once", async () => {
    await open();
    if (isPhone(page)) await page.getByRole("button", { name: "Tick all 3" }).click();
    else await page.getByRole("checkbox", { name: "Tick all" }).check();
    for (const number of [first, second, third]) await expect(page.getByLabel(`Tick ${number}`)).toBeChecked();
    if (isPhone(page)) {
      await expect(page.getByRole("heading", { name: "3 ticked", level: 1 })).toBeVisible();
      return;
    }
    const counted = page.getByText(/^3 orders, Rs/);
    await expect(counted).toBeVisible();
    await page.getByRole("checkbox", { name: "Tick all" }).uncheck();
    for (const number of [first, second, third]) await expect(page.getByLabel(`Tick ${number}`)).not.toBeChecked();
    await expect(counted).toBeHidden();
    await page.getByLabel(`Tick ${first}`).check();
    await expect(page.getByText(/^One order, Rs/)).toBeVisible();
    await page.getByRole("button", { name: "Untick" }).click();
    await expect(page.getByText(/^One order, Rs/)).toBeHidden();
    await expect(page.getByLabel(`Tick ${first}`)).not.toBeChecked();
    await page.getByRole("checkbox", { name: "Tick all" }).check();
  });
  await press("Pack");
  await sheet.getByRole("button", { name: "Pack 3 orders" }).click();
  await expect(page.getByText("3 orders packed")).toBeVisible();
  await open();
  for (const number of [first, second, third]) await page.getByLabel(`Tick ${number}`).check();
  await page.getByRole("button", { name: "Send 3" }).click();
  await expect(sheet.getByRole("heading", { name: "Send 3 orders" })).toBeVisible();
  await axe(page);
  await page.getByText("PostEx", { exact: true }).click();
  await page.getByLabel(`Tracking number of ${first}`).fill("PX 1001");
  await page.getByLabel(`Tracking number of ${second}`).fill("PX 1002");
  await press("Send 3 orders");
  await expect(sheet.getByText("Send one without a number? It can be added later.")).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(`/desk/orders/${third}?cancel=yes`);
  await other.getByLabel("Reason").fill("She is away.");
  await other.getByRole("button", { name: "Cancel the order" }).click();
  await expect(other.getByRole("status").filter({ hasText: "Cancelled" })).toBeVisible();

  await press("Send 3 orders");
  await expect(page.getByRole("status").filter({ hasText: "2 orders sent." })).toContainText(
    "Hira’s is cancelled already.",
  );
  for (const [number, says] of [
    [first, "PX 1001"],
    [second, "PX 1002"],
  ] as const) {
    await other.goto(`/desk/orders/${number}`);
    await expect(other.getByText("PostEx", { exact: true })).toBeVisible();
    await expect(other.getByText(says, { exact: true })).toBeVisible();
  }
  await other.goto(`/desk/orders/${third}`);
  await expect(other.getByText("“She is away.”")).toBeVisible();

  await test.step("cancelled together: it is said which are and which stay; kept, the ticks stay as well", async () => {
    await placeOrder(deskPort, hira);
    const fourth = await placeOrder(deskPort, hira);
    await open();
    if (isPhone(page)) await page.getByRole("button", { name: "Tick all" }).click();
    else await page.getByRole("checkbox", { name: "Tick all" }).check();
    await press("Cancel");
    await expect(sheet.getByRole("heading", { name: "Cancel 2 orders?" })).toBeVisible();
    await expect(sheet.getByText("On the way already")).toHaveCount(2);
    await expect(sheet.getByText("Cancelled already")).toHaveCount(1);
    await axe(page);
    await sheet.getByRole("link", { name: "Keep them" }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByLabel(`Tick ${fourth}`)).toBeChecked();
    await press("Cancel");
    await sheet.getByLabel("Why").fill("We are away.");
    await sheet.getByRole("button", { name: "Cancel 2 orders" }).click();
    await expect(page.getByText("2 orders cancelled")).toBeVisible();
    await expect(page).toHaveURL(/[?&]q=hira/);
    await page.goto(`/desk/orders/${fourth}`);
    await expect(page.getByText("“We are away.”")).toBeVisible();
  });
});
