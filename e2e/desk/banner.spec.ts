import { enter, test } from "../desk-test.ts";
import { photo } from "../photo.ts";
import { expect } from "../test.ts";

test("a pasted picture goes to the slide that is open, and to no other", async ({ page, deskShop }) => {
  await enter(page, await deskShop.link(), "Sana Qureshi");
  await page.goto("/desk/shop/banner");
  await page.getByText("Change slide 3").click();
  const { buffer } = await photo("pasted.jpg", 30);
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], "pasted.jpg", { type: "image/jpeg" }));
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, buffer.toString("base64"));
  await expect(page.getByRole("heading", { name: "The frame on phones" })).toBeVisible();
  await page.getByText("Change slide 1").click();
  await expect(page.getByRole("application", { name: "Frame on pasted.jpg" })).toHaveCount(1);
  await page.getByRole("button", { name: "Leave it out" }).click();
});
