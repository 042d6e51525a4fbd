import { enter, test } from "../desk-test.ts";
import { photo } from "../photo.ts";
import { expect } from "../test.ts";

test("a slide's picture without script: a frame that doesn't fit is said at its number; then shoppers see it", async ({
  page,
  deskShop,
  browser,
}) => {
  test.slow();
  await enter(page, await deskShop.link(), "Sana Qureshi");
  const { origin } = new URL(page.url());
  const state = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: state });
  const still = await plain.newPage();
  await still.goto(`${origin}/desk/shop/banner`);
  const slide = still.getByRole("region", { name: "Picture of slide 2" });
  await slide.getByLabel("Add pictures").setInputFiles([await photo("workshop.jpg", 200)]);
  await slide.getByRole("button", { name: "Send" }).click();

  const phones = slide.getByRole("group", { name: /^The frame on phones/ });
  await phones.getByLabel("From the left").fill("1500");
  await phones.getByLabel("Width").fill("300");
  await slide.getByRole("button", { name: "Use it" }).click();
  await expect(phones.getByText("At most 1300.")).toBeVisible();
  await expect(phones.getByLabel("From the left")).toHaveValue("1500");
  await expect(phones.getByLabel("From the left")).toHaveAttribute("aria-invalid", "true");
  await expect(slide.getByRole("group", { name: /wide screens/ }).getByText("At most")).toHaveCount(0);
  await phones.getByLabel("From the left").fill("1000");
  await slide.getByRole("button", { name: "Use it" }).click();

  const name = still.getByLabel("Picture on phones, by name").nth(1);
  await expect(async () => {
    await still.goto(`${origin}/desk/shop/banner`);
    await expect(name).toHaveValue(/^banner-[0-9a-f]{12}-mobile$/, { timeout: 500 });
  }).toPass();
  const art = await name.inputValue();
  await still.getByRole("button", { name: "Save", exact: true }).click();
  await expect(still.getByText("Saved. Shoppers see it within two seconds.")).toBeVisible();
  await plain.close();
  await expect(async () => {
    await page.goto("/");
    expect(await page.content()).toContain(art);
  }).toPass();

  await test.step("what is pasted goes to the slide that is open, and to no other", async () => {
    await page.goto("/desk/shop/banner");
    await page.getByText("Change slide 3").click();
    const { buffer } = await photo("pasted.jpg", 30);
    await page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], "pasted.jpg", { type: "image/jpeg" }));
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, buffer.toString("base64"));
    await expect(page.getByRole("heading", { name: "The frame on phones" })).toBeVisible();
    await page.getByText("Change slide 1").click();
    await expect(page.getByRole("application", { name: "Frame on pasted.jpg" })).toHaveCount(1);
    await page.getByRole("button", { name: "Leave it out" }).click();
  });
});
