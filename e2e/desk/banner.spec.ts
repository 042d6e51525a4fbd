import { enter, test } from "../desk-test.ts";
import { photo } from "../photo.ts";
import { expect } from "../test.ts";

test("a slide's picture is cropped twice, saved and shown to shoppers", async ({ page, deskShop }) => {
  test.slow();
  await enter(page, await deskShop.link(), "Sana Qureshi");
  await page.goto("/desk/shop/banner");
  await page.getByText("Change slide 2").click();
  const slide = page.getByRole("group", { name: "Slide 2" });
  await slide.getByLabel("Choose a picture").setInputFiles([await photo("workshop.jpg", 200)]);
  await expect(slide.getByRole("heading", { name: "The frame on phones" })).toBeVisible();
  await slide.getByRole("button", { name: "Use it" }).click();
  await expect(slide.getByRole("heading", { name: "The frame on wide screens" })).toBeVisible();
  await slide.getByRole("button", { name: "Use it" }).click();
  const name = slide.getByLabel("Picture on phones, by name");
  await expect(name).toHaveValue(/^banner-[0-9a-f]{12}-mobile$/, { timeout: 60_000 });
  const art = await name.inputValue();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. Shoppers see it within two seconds.")).toBeVisible();
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
