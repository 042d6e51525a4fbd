import { placeOrder } from "../desk-order.ts";
import { enter, test } from "../desk-test.ts";
import { axe, expect } from "../test.ts";

test("the list follows a search as it is typed, counts within it, and is narrowed by filters", async ({
  page,
  deskShop,
  deskPort,
}) => {
  const customer = (name: string, phone: string) => ({
    name,
    phone,
    email: "k2@example.com",
    address: "Yadgar Chowk",
    city: "Skardu",
  });
  await placeOrder(deskPort, customer("Noor Fatima", "0355 4110001"));
  await placeOrder(deskPort, customer("Zohra Batool", "0355 4110002"));
  await enter(page, await deskShop.link(), "Bilal Qureshi");
  await page.goto("/desk/orders");
  const field = page.getByRole("searchbox");
  const says = (words: string) => expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
  const rows = page.getByRole("listitem").filter({ has: page.getByRole("checkbox", { includeHidden: true }) });

  await test.step("rows, tabs and sum follow what is typed; found words are marked", async () => {
    await field.pressSequentially("skard");
    await says("2 orders");
    await says("Rs 200,900 in all");
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole("link", { name: "New 2", exact: true })).toBeVisible();
    await expect(page.locator("mark").first()).toHaveText("Skard");
    await field.pressSequentially("u noor");
    await says("One order");
    await expect(page).toHaveURL(/\?q=skardu\+noor$/);
    await expect(field).toBeFocused();
    await field.fill("skardu courier");
    await expect(page.getByText("Note: “Ring before the courier comes.”")).toHaveCount(2);
    await axe(page);
  });

  await test.step("a filter says what it will show", async () => {
    await field.fill("skardu");
    await page.getByRole("button", { name: "Done" }).filter({ visible: true }).click();
    await page.getByRole("link", { name: "Money", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Money" });
    await sheet.getByLabel("Refunded").check();
    await expect(sheet.getByRole("button", { name: "Show 0 orders" })).toBeVisible();
    await sheet.getByLabel("Refunded").uncheck();
    await sheet.getByLabel("Cash at the door").check();
    await axe(page);
    await sheet.getByRole("button", { name: "Show 2 orders" }).click();
    await says("Rs 200,900, still due Rs 200,900");
  });

  await test.step("the address holds all of it, and Back takes the filter off", async () => {
    await page.reload();
    await expect(field).toHaveValue("skardu");
    await expect(page.getByRole("link", { name: "Money: Cash" })).toBeVisible();
    await says("2 orders");
    await page.goBack();
    await expect(page.getByRole("link", { name: "Money", exact: true })).toBeVisible();
    await expect(field).toHaveValue("skardu");
    await page.getByRole("link", { name: "Late", exact: true }).click();
    await page.getByRole("link", { name: "Take the filters off" }).click();
    await says("2 orders");
    await field.focus();
    await page.getByRole("link", { name: "Empty the search" }).click();
    await expect(page).toHaveURL(/\/desk\/orders$/);
    await expect(field).toBeFocused();
  });
});
