import type { Page } from "@playwright/test";
import sharp from "sharp";
import { boxOf } from "../box.ts";
import { placeOrder } from "../desk-order.ts";
import { enter, test } from "../desk-test.ts";
import { axe, expect } from "../test.ts";

/** What the browser would get at this address, a redirect as it is. It knows the shop under another host's name. */
async function ask(page: Page, port: number, address: string) {
  const { host, origin, pathname } = new URL(address, page.url());
  const cookies = await page.context().cookies(`${origin}/desk`);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return page.request.get(`http://127.0.0.1:${port}${pathname}`, { headers: { host, cookie }, maxRedirects: 0 });
}

test("from the link of npm run desk to Delivered, as the seller does it", async ({
  page,
  deskShop,
  deskPort,
  problems,
}) => {
  test.slow();
  // A chat can't be reached from here, that it is asked for is enough; sent without a number is asked about.
  problems.allow(/status of 409/, /https:\/\/wa\.me\/.*ERR_NAME_NOT_RESOLVED/);
  const chatAsked = () =>
    page.context().waitForEvent("request", (request) => request.url().startsWith("https://wa.me/923215557890"));
  await enter(page, await deskShop.link(), "Sana Qureshi");
  await page.goto("/desk/orders?stage=delivered");
  await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toBeVisible();

  const number = await test.step("an order comes in by itself, and nothing moves before a tap", async () => {
    const placed = await placeOrder(deskPort);
    // On another tab of the list a link leads to it, and counts no order that was there before.
    const elsewhere = page.getByRole("link", { name: "1 new order" });
    await expect(elsewhere).toBeVisible();
    await page.goto("/desk/orders");
    const shown = page.getByRole("link", { name: "Ayesha Rahman" });
    const before = await shown.count();
    await placeOrder(deskPort);
    const arrived = page.getByRole("button", { name: "1 new order" });
    await expect(arrived).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\)\sOrders/);
    await expect(shown).toHaveCount(before);
    await arrived.click();
    await expect(shown).toHaveCount(before + 1);
    await axe(page);
    return placed;
  });

  await page.getByRole("searchbox").fill(number.toLowerCase().replaceAll("-", " "));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Ayesha Rahman" })).toHaveCount(1);
  await page.getByRole("link", { name: "Ayesha Rahman" }).click();
  await expect(page.getByRole("heading", { name: "Ayesha Rahman", level: 1 })).toBeVisible();
  await expect(page.getByText("Ring before the courier comes.")).toBeVisible();
  await axe(page);

  const step = (name: string) => page.getByRole("button", { name, exact: true }).filter({ visible: true }).click();
  const says = (words: string) => expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();

  await test.step("confirmed by mistake, taken back, confirmed", async () => {
    await step("Confirm order");
    await says("Confirmed");
    await page.getByRole("button", { name: "Take it back", exact: true }).click();
    await says("Taken back");
    await step("Confirm order");
    await says("Confirmed");
  });

  await test.step("the address is corrected, a note kept", async () => {
    await page.goto(`/desk/orders/${number}?correct=yes`);
    await axe(page);
    await page.getByLabel("City").fill("Sialkot");
    await page.getByRole("button", { name: "Save" }).click();
    await says("City corrected");
    await page.getByLabel("Private notes").fill("Kept the swatch in <b>drawer 3</b>.");
    await page.getByRole("button", { name: "Keep the note" }).click();
    await expect(page.getByText("“Kept the swatch in <b>drawer 3</b>.”")).toBeVisible();
  });

  await test.step("a link for her, which opens her order and nothing of the desk", async () => {
    await page.getByRole("button", { name: "Make a link" }).click();
    const link = page.getByText(/^https?:\S+\/order\/NQ-\S+$/);
    await expect(link).toBeVisible();
    await axe(page);
    const hers = await ask(page, deskPort, await link.innerText());
    expect(hers.headers()["cache-control"]).toContain("no-store");
    expect(await hers.text()).toContain("Confirmed");
  });

  await step("Start making");
  await says("Being made");
  await step("Pack");
  await says("Ready to send");

  await test.step("sent, with courier and number", async () => {
    await page.getByRole("link", { name: "Send", exact: true }).filter({ visible: true }).click();
    await expect(page.getByRole("dialog", { name: "Send to Sialkot" })).toBeVisible();
    await axe(page);
    await page.getByText("Leopards", { exact: true }).click();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(() => navigator.clipboard.writeText(" LE 7412 0936 55\n"));
    await page.getByRole("button", { name: "Paste" }).click();
    await expect(page.getByLabel("Tracking number")).toHaveValue("LE 7412 0936 55");
    await expect(page.getByText(/^“Salam Ayesha.* with Leopards, LE 7412 0936 55/)).toBeVisible();
    await expect(page.getByLabel("Then open WhatsApp with the number")).toBeChecked();
    await page.getByLabel("Tracking number").fill("");
    await page.getByRole("button", { name: "Mark as sent" }).click();
    await expect(page.getByLabel("Tracking number"), "nothing is sent without a number").toBeFocused();
    await page.getByLabel("Tracking number").fill("LE 7412 0936 55");
    const asked = chatAsked();
    await page.getByRole("button", { name: "Mark as sent" }).click();
    const chat = decodeURIComponent((await asked).url());
    expect(chat).toContain("with Leopards, LE 7412 0936 55");
    const hers = await ask(page, deskPort, /http:\S+\/order\/\S+$/.exec(chat)?.[0] ?? "");
    expect(await hers.text()).toContain("On the way");
    // Beside the desk, which stays where it is.
    await says("On the way");
    await expect(page.getByRole("link", { name: "Open WhatsApp" })).toHaveAttribute("target", "_blank");
  });

  await test.step("the ready message, changed for this once", async () => {
    await page.getByRole("link", { name: "Change the text" }).click();
    await expect(page.getByRole("dialog", { name: "Write to Ayesha" })).toBeVisible();
    await axe(page);
    await page.getByLabel("What WhatsApp opens with").fill("Salam Ayesha & family, کل آئے گا");
    const asked = chatAsked();
    await page.getByRole("button", { name: "Open WhatsApp" }).click();
    expect(decodeURIComponent((await asked).url())).toContain("?text=Salam Ayesha & family, کل آئے گا");
    await page.getByRole("link", { name: "Close" }).click();
  });

  await step("Delivered");
  await says("Delivered");
  await expect(page.getByText("Rs 100,450 with Leopards").first()).toBeVisible();
  await expect(page.getByText("Cash with Leopards")).toBeVisible();
  await axe(page);

  await page.goto("/desk");
  await expect(page.getByText("Takings", { exact: true })).toBeVisible();
  await axe(page);
  await page.goto(`/desk/orders/${number}/slip`);
  await expect(page.getByText("Nothing to collect")).toBeVisible();
  await axe(page);
  await test.step("the slip is black only, its logo too", async () => {
    const logo = await page.getByRole("img", { name: "Naqsh" }).screenshot();
    const { data, info } = await sharp(logo).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const isColoured = (_: number, pixel: number) => {
      const colour = data.subarray(pixel * info.channels, (pixel + 1) * info.channels);
      return Math.max(...colour) - Math.min(...colour) > 24;
    };
    expect(Array.from({ length: info.width * info.height }, isColoured)).not.toContain(true);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an order is confirmed, cancelled with a reason and found again", async ({
    page,
    deskShop,
    deskPort,
    problems,
  }) => {
    test.slow();
    // Without script its files are preloaded all the same, and then refused.
    problems.allow(/\.js csp$/);
    await enter(page, await deskShop.link(), "Rabia");
    const number = await placeOrder(deskPort);
    await page.goto(`/desk/orders/${number}`);
    await page.getByRole("button", { name: "Confirm order" }).filter({ visible: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "Confirmed" })).toBeVisible();
    await page.goto(`/desk/orders/${number}?cancel=yes`);
    await page.getByLabel("Reason").fill("Changed her mind.");
    await page.getByRole("button", { name: "Cancel the order" }).click();
    await expect(page.getByText("“Changed her mind.”")).toBeVisible();
    await page.goto("/desk/orders?stage=cancelled");
    await expect(page.getByText(number, { exact: false }).first()).toBeAttached();
  });
});

test("a name of one long word is broken; one in Urdu that is too long is cut at its end", async ({
  page,
  deskShop,
  deskPort,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, await deskShop.link(), "Rabia");
  const order = (name: string) =>
    placeOrder(deskPort, { name, email: "n@example.com", address: "Street 7", city: "Lahore", phone: "0300 5551234" });
  const [long, urdu] = ["Wolfeschlegelsteinhausenbergerdorff Qureshi", "نور جہاں بیگم صاحبہ قریشی الہاشمی"];

  await page.goto(`/desk/orders/${await order(long)}`);
  const { x, width } = await boxOf(page.getByRole("heading", { level: 1, name: long }));
  expect(x + width).toBeLessThanOrEqual(344);
  const below = await boxOf(page.getByRole("heading", { name: "’s own page" }).locator("bdi"));
  expect(below.x + below.width).toBeLessThanOrEqual(344);

  await order(urdu);
  await page.goto("/desk/orders");
  const name = page.getByRole("link", { name: urdu });
  const isBeginningSeen = await name.evaluate((link) => {
    const beginning = document.createRange();
    const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
    if (!text) return false;
    beginning.setStart(text, 0);
    beginning.setEnd(text, "نور".length);
    const [seen, box] = [beginning.getBoundingClientRect(), link.getBoundingClientRect()];
    return seen.left >= box.left && seen.right <= box.right + 1;
  });
  expect(isBeginningSeen).toBe(true);
});
