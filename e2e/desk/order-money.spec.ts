import { placeOrder } from "../desk-order.ts";
import { enter, test } from "../desk-test.ts";
import { axe, expect } from "../test.ts";

test("an advance is asked for and comes, the courier collects the rest, and what came goes back", async ({
  page,
  browser,
  baseURL,
  deskShop,
  deskPort,
  problems,
}) => {
  test.slow();
  problems.allow(/status of 409/);
  // Which can't be reached from here; that it is asked for is enough.
  problems.allow(/https:\/\/wa\.me\/.*ERR_NAME_NOT_RESOLVED/);
  await enter(page, await deskShop.link(), "Sana Qureshi");
  const number = await placeOrder(deskPort);
  await page.goto(`/desk/orders/${number}`);
  await page.getByRole("button", { name: "Make a link" }).click();
  const address = await page.getByText(`/order/${number}/`).innerText();
  const hers = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  const says = (words: string) => expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
  const sheet = page.getByRole("dialog");
  const money = page.getByRole("region", { name: "Money", exact: true });

  await test.step("more than the total isn't asked for; her page asks for the advance", async () => {
    await page.getByRole("link", { name: "Ask for an advance" }).click();
    await expect(sheet.getByRole("button", { name: "Ask for Rs 20,090" })).toBeVisible();
    await sheet.getByText("Another sum").click();
    await sheet.getByLabel("The sum").fill("900,000");
    await axe(page);
    await sheet.getByRole("button", { name: "Ask for it" }).click();
    await expect(sheet.getByText("The order is Rs 100,450 in all.")).toBeVisible();
    await sheet.getByLabel("The sum").fill("20,000");
    await expect(sheet.getByText("Rs 80,450", { exact: true })).toBeVisible();
    const chat = page.context().waitForEvent("request", (asked) => asked.url().startsWith("https://wa.me/"));
    await sheet.getByRole("button", { name: "Ask for Rs 20,000" }).click();
    expect(decodeURIComponent((await chat).url())).toContain("we ask for Rs\u00a020,000 by JazzCash in advance");
    await says("Advance asked for");
    await expect(money.getByText("Received Rs 0 of 100,450")).toBeVisible();
    await hers.goto(address);
    await expect(hers.getByText("Rs 80,450.00 remain for the courier.")).toBeVisible();
    await expect(hers.getByText("Send Rs 20,000.00 in advance to this")).toBeVisible();
    await expect(hers.getByLabel("Add the screenshot")).toBeAttached();
  });

  await test.step("it comes: the sum stands there already", async () => {
    await money.getByRole("link", { name: "Enter a payment" }).click();
    await expect(sheet.getByLabel("How much")).toHaveValue("20,000");
    await expect(sheet.getByText("Then Rs 80,450 is still due.")).toBeVisible();
    await sheet.getByText("Raast").click();
    await sheet.getByText("Another day").click();
    await sheet.getByLabel("Which day").fill("2025-11-12");
    await sheet.getByLabel("A word about it").fill("TID 551");
    await axe(page);
    await sheet.getByRole("button", { name: "Book Rs 20,000" }).click();
    await says("Rs 20,000 received");
    await expect(money.getByText("Rs 80,450 still due, the slip collects it")).toBeVisible();
    await expect(money.getByRole("listitem").first()).toContainText(/Raast12 November, entered .*TID 551/);
    await axe(page);
    await hers.reload();
    await expect(hers.getByText("Rs 80,450.00 still due: the courier takes it at your door.")).toBeVisible();
    await axe(hers);
    await page.goto(`/desk/orders/${number}/slip`);
    await expect(page.getByText("Cash to collect")).toBeVisible();
    await expect(page.getByText("Rs 80,450", { exact: true })).toBeVisible();
    await page.goto("/desk/orders");
    await expect(page.getByRole("listitem").filter({ hasText: number })).toContainText("20,000 came");
  });

  await test.step("cancelled: more than came can't go back, what came can, and a slip of the hand is taken back", async () => {
    await page.goto(`/desk/orders/${number}?cancel=yes`);
    await expect(sheet.getByText("Rs 20,000 is paid. Her page promises it back within 3 days")).toBeVisible();
    await sheet.getByRole("button", { name: "Cancel the order" }).click();
    await says("Cancelled");
    await hers.reload();
    await expect(hers.getByText("We send Rs 20,000.00 back to your wallet within 3 days.")).toBeVisible();
    await money.getByRole("link", { name: "Give back" }).click();
    await expect(sheet.getByText("Raast 0321 5557890")).toBeVisible();
    await sheet.getByLabel("How much").fill("25,000");
    await axe(page);
    await sheet.getByRole("button", { name: "Book as given back" }).click();
    await expect(sheet.getByText("Rs 20,000 came in. More can’t go back.").first()).toBeVisible();
    await sheet.getByLabel("How much").fill("20,000");
    await sheet.getByRole("button", { name: "Book as given back" }).click();
    await says("Rs 20,000 given back");
    await page.getByRole("button", { name: "Take it back", exact: true }).click();
    await says("Money: taken back");
    await expect(money.getByText("Rs 20,000 to give back, promised by")).toBeVisible();
  });
});
