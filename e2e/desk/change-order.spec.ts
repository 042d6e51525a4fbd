import { placeOrder } from "../desk-order.ts";
import { enter, test } from "../desk-test.ts";
import { axe, expect } from "../test.ts";

test("an order is changed at the desk, and the shopper's page says what and when", async ({
  page,
  browser,
  baseURL,
  deskShop,
  deskPort,
  problems,
}) => {
  test.slow();
  problems.allow(/status of 409/);
  await enter(page, await deskShop.link(), "Sana Qureshi");
  const number = await placeOrder(deskPort);
  await page.goto(`/desk/orders/${number}`);
  // Nothing is heard of others until the page asks by itself.
  await page.route(/\/latest$/, (route) => route.fulfill({ json: { event: 0 } }));
  const sheet = page.getByRole("dialog", { name: "Change the order" });
  const gauhar = sheet.getByRole("listitem").filter({ hasText: "Gauhar" });
  const toast = page.getByRole("status").filter({ hasText: "Changed. Ayesha’s page shows it." });

  await test.step("a size, a discount and a piece of its own, with the sums as they are typed", async () => {
    await page.getByRole("link", { name: "Change the order" }).click();
    await expect(sheet.getByText("Ayesha’s page says what changed, and when.")).toBeVisible();
    await gauhar.getByRole("button", { name: "Size 17" }).click();
    await gauhar.getByRole("radio", { name: "18" }).check();
    await expect(gauhar.getByText("Was 17.")).toBeVisible();
    await gauhar.getByRole("button", { name: "Put it back" }).click();
    await expect(sheet.getByText("Nothing is changed yet.")).toBeVisible();
    await gauhar.getByRole("radio", { name: "18" }).check();
    await sheet.getByLabel("Discount").fill("1,500");
    await sheet.getByLabel("What for").fill("for the wait");
    await expect(sheet.getByText("2 changes: size of Gauhar, discount.")).toBeVisible();
    await expect(sheet.getByRole("status").filter({ hasText: "98,950" })).toBeVisible();
    await axe(page);
    await sheet.getByRole("button", { name: "Of its own" }).click();
    await expect(sheet.getByLabel("Name", { exact: true })).toBeFocused();
    await sheet.getByRole("button", { name: /^Save/ }).click();
    await expect(sheet.getByText("Give it a name.").first()).toBeVisible();
    await sheet.getByLabel("Name", { exact: true }).fill("Green jhoomar");
    await sheet.getByLabel("Price for one").last().fill("12000");
  });

  await test.step("what was typed outlives the sheet", async () => {
    await sheet.getByRole("link", { name: "Close" }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole("link", { name: "Change the order" }).click();
    await expect(sheet.getByLabel("Name", { exact: true })).toHaveValue("Green jhoomar");
    await sheet.getByRole("button", { name: "Save 3 changes" }).click();
    await expect(toast).toBeVisible();
    await expect(page.getByText("Gauhar in 18 instead of 17", { exact: false })).toBeVisible();
    await page.getByText("Ordered at first").click();
    await expect(page.getByText("Gauhar in size 17")).toBeVisible();
  });

  await test.step("the shopper reads it on her page, without script as well", async () => {
    await page.getByRole("button", { name: "Make a link" }).click();
    const link = await page.getByText(/^https?:\S+\/order\/NQ-\S+$/).innerText();
    const shopper = await (
      await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false })
    ).newPage();
    await shopper.goto(link);
    const box = shopper.getByRole("region", { name: /^Changed today at/ });
    await expect(box).toContainText(
      /Gauhar.* in 18 instead of 17, .*Green jhoomar.* added, and Rs 1,500\.00 off .*for the wait/,
    );
    await expect(box).toContainText("Rs 110,950.00");
    await expect(shopper.getByText("We changed your order")).toBeVisible();
    await expect(shopper.getByText("Discount, for the wait")).toBeVisible();
    await shopper.context().close();
  });

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const bilal = await context.newPage();
  await test.step("another change meanwhile: what was typed stays, and moves to the lines of now", async () => {
    await page.getByRole("link", { name: "Change the order" }).click();
    await gauhar.getByLabel("Price for one").fill("4600");
    await enter(bilal, await deskShop.link(), "Bilal");
    await bilal.goto(`/desk/orders/${number}?edit=yes`);
    await bilal.getByRole("button", { name: "Leave out Aina" }).click();
    await bilal.getByRole("button", { name: "Save the change" }).click();
    await expect(bilal.getByRole("status").filter({ hasText: "Changed." })).toBeVisible();
    await sheet.getByRole("button", { name: "Save the change" }).click();
    await expect(sheet.getByRole("alert")).toContainText("Bilal changed this order");
    await expect(sheet.getByRole("listitem").filter({ hasText: "Aina" })).toHaveCount(0);
    await expect(gauhar.getByLabel("Price for one")).toHaveValue(/4,?600/);
    await sheet.getByRole("button", { name: "Save the change" }).click();
    await expect(toast).toBeVisible();
  });

  await test.step("sent meanwhile, it can't be changed any more", async () => {
    await page.getByRole("link", { name: "Change the order" }).click();
    await sheet.getByLabel("Discount").fill("2000");
    await bilal.goto(`/desk/orders/${number}`);
    for (const step of ["Confirm order", "Pack"])
      await bilal.getByRole("button", { name: step, exact: true }).filter({ visible: true }).click();
    await bilal.getByRole("link", { name: "Send", exact: true }).filter({ visible: true }).click();
    await bilal.getByLabel("Then open WhatsApp with the number").uncheck();
    await bilal.getByRole("button", { name: "Mark as sent" }).click();
    await expect(bilal.getByText("Send without a number? It can be added later.")).toBeVisible();
    await bilal.getByRole("button", { name: "Send without a number" }).click();
    await expect(bilal.getByRole("status").filter({ hasText: "On the way" })).toBeVisible();
    await sheet.getByRole("button", { name: "Save the change" }).click();
    await expect(page.getByRole("alert")).toContainText(/Bilal.* sent this order at .*It can’t be changed any more\./);
    await context.close();
  });
});
