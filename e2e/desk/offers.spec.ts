import { storeOffer, touchOffer } from "../desk-offer.ts";
import { enter, test } from "../desk-test.ts";
import { axe, expect } from "../test.ts";

test.use({ shopOf: "offers" });

test("offers are found, looked at and withdrawn", async ({ page, problems, deskShop: { file, link } }) => {
  problems.allow(/status of 409/);
  await enter(page, await link(), "Sana Qureshi");
  await page.getByRole("link", { name: "New offer" }).waitFor();
  await page.goto("/desk/offers");
  await expect(page.getByText("A price agreed in a chat becomes an order here.")).toBeVisible();
  await expect(page.getByRole("link", { name: "New offer" }).first()).toHaveAttribute("href", "/desk/offers/new");

  const { id } = storeOffer(file, { search: "3215557890\nayesha rahman\naina\ngauhar\ngreen jhoomar" });
  storeOffer(file, { name: "", search: "gulistan", lines: [{ id: 56, quantity: 1, agreed: 29_000 }] });
  storeOffer(file, { name: "Rabia Khattak", until: Date.now() - 1000 });

  await test.step("Today and Orders lead to them", async () => {
    await page.goto("/desk/orders");
    await page.getByRole("link", { name: /^2 offers open/ }).click();
    const tabs = page.getByRole("navigation", { name: "States" });
    await expect(tabs).toHaveText(/All\s*3.*Open\s*2.*Taken\s*0.*Run out\s*1.*Withdrawn\s*0/);
    await expect(page.getByRole("navigation", { name: "Desk" }).getByText("Orders")).toBeVisible();
    await axe(page);
  });

  await test.step("by state, piece, name and phone", async () => {
    await page.getByRole("link", { name: "Run out" }).click();
    await expect(page.getByRole("listitem")).toHaveCount(1);
    await expect(page.getByRole("listitem")).toContainText("Rabia Khattak");
    await page.getByRole("link", { name: "All 3" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "No name yet" })).toContainText("Open");
    const search = async (words: string) => {
      await page.getByRole("searchbox").fill(words);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL((url) => url.searchParams.get("q") === words);
    };
    for (const words of ["jhoomar", "ayesha", "0321 555"]) {
      await search(words);
      await expect(page.getByRole("listitem")).toHaveCount(1);
      await expect(page.getByRole("listitem")).toContainText("Aina, Gauhar, Green jhoomar");
    }
    await search("platinum");
    await expect(page.getByText("Nothing fits “platinum”. Try a piece, a name or a phone.")).toBeVisible();
  });

  await test.step("its page shows what was offered; its link is gone", async () => {
    await page.goto(`/desk/offers/${id}`);
    await expect(page.getByRole("heading", { name: "For Ayesha Rahman", level: 1 })).toBeVisible();
    await expect(page.getByText(/^Sent yesterday, .*The link can’t be shown again\.$/)).toBeVisible();
    await expect(page.getByText("She chooses the size.")).toBeVisible();
    await expect(page.getByText("With love from Ichhra.")).toBeVisible();
    await expect(page.getByText("Rs 11,600 less than in the shop")).toBeVisible();
    await expect(page.getByRole("link", { name: "Offer it again" })).toHaveAttribute(
      "href",
      `/desk/offers/new?again=${id}`,
    );
    await axe(page);
  });

  await test.step("withdrawn, after it was changed elsewhere", async () => {
    await page.getByRole("link", { name: "Withdraw it" }).click();
    const sheet = page.getByRole("dialog", { name: "Withdraw it?" });
    await expect(sheet).toContainText("Ayesha’s link stops at once.");
    await sheet.getByRole("link", { name: "Keep it" }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole("link", { name: "Withdraw it" }).click();
    await expect(sheet).toBeVisible();
    touchOffer(file, id);
    await sheet.getByRole("button", { name: "Withdraw" }).click();
    await expect(sheet.getByRole("alert")).toContainText("changed meanwhile");
    await sheet.getByRole("button", { name: "Withdraw" }).click();
    await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Offer it again" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Withdraw it" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Enter her address" })).toBeHidden();
  });
});

test("the address from the chat makes the offer an order", async ({
  page,
  problems,
  deskPort,
  deskShop: { file, link },
}) => {
  problems.allow(/status of 422/);
  await enter(page, await link(), "Bilal Anjum");
  const offer = storeOffer(file);
  await page.goto(`/desk/offers/${offer.id}`);
  await page.getByRole("link", { name: "Enter her address" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("Ayesha Rahman");
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue("0321 5557890");
  await axe(page);
  const enterIt = page.getByRole("button", { name: "Enter the order" });

  await test.step("what is missing is said, and what was typed stays", async () => {
    await page.getByLabel("City").fill("Lahore");
    await enterIt.click();
    await expect(page.getByText("Which house and street should it go to?")).toBeVisible();
    await expect(page.getByText("Choose a size for Gauhar.")).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "2 things are missing." })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Address" })).toBeFocused();
    await page.getByRole("textbox", { name: "Address" }).fill("House 14, Street 7\nPhase 5, DHA");
    await expect(page.getByText("Which house and street should it go to?")).toBeHidden();
    await expect(page.getByText("1 thing is missing.")).toBeVisible();
    await page.getByRole("group", { name: "Gauhar’s size" }).getByRole("radio", { name: "17" }).check();
    await page.getByRole("radio", { name: "Online paid already" }).check();
    await page.getByRole("radio", { name: "Instagram" }).check();
    await page.reload();
    await expect(page.getByLabel("City")).toHaveValue("Lahore");
    await expect(page.getByRole("radio", { name: "17" })).toBeChecked();
    await expect(page.getByText("Total", { exact: true })).toBeVisible();
  });

  await test.step("it is an order, paid, and the offer is taken", async () => {
    await enterIt.dblclick();
    await expect(page).toHaveURL(/\/desk\/orders\/NQ-/);
    await expect(page.getByRole("heading", { name: "Ayesha Rahman", level: 1 })).toBeVisible();
    await expect(page.getByText("Size 17", { exact: true })).toBeVisible();
    await expect(page.getByText(/Rs.100,600 paid/).filter({ visible: true })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Entered by Bilal Anjum" })).toContainText("Instagram");
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    const number = page.url().split("/").at(-1);
    await page.goto(`/desk/offers/${offer.id}/address`);
    await page.getByRole("link", { name: `It became ${number}` }).click();
    await expect(page).toHaveURL(`/desk/orders/${number}`);
  });

  await test.step("she was faster", async () => {
    const { id, key } = storeOffer(file, { lines: [{ id: 56, quantity: 1, agreed: 29_000 }] });
    await page.goto(`/desk/offers/${id}/address`);
    // Where the last one came from.
    await expect(page.getByRole("radio", { name: "Instagram" })).toBeChecked();
    await page.getByRole("textbox", { name: "Address" }).fill("House 14");
    await page.getByLabel("City").fill("Lahore");
    const number = await orderOffer(deskPort, key);
    await enterIt.click();
    await expect(page.getByRole("alert").filter({ hasText: number })).toHaveText(
      `Ayesha has just ordered it herself: ${number}.`,
    );
    await page.getByRole("link", { name: "Open the order" }).click();
    await expect(page).toHaveURL(`/desk/orders/${number}`);
  });
});

/** As the shopper's browser sends it. */
async function orderOffer(port: number, key: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/orders`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      key: crypto.randomUUID(),
      offer: { key, choices: [] },
      customer: {
        name: "Ayesha Rahman",
        email: "ayesha.rahman@example.com",
        address: "House 14",
        city: "Lahore",
        phone: "0321 5557890",
      },
      payment: "cod",
      screenshotSent: false,
      notes: "",
      total: 29_000,
    }),
  });
  const body = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBe(201);
  return body.number;
}
