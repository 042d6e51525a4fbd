import type { Page } from "@playwright/test";
import { completeOrder, fillIn, openCheckout, passPlacing, screenshotBox, shownNumber } from "../buying.ts";
import { enter, test } from "../desk-test.ts";
import { axe, expect } from "../test.ts";

// Its shop has an account for Raast, which every checkout would show.
test.use({ shopOf: "raast" });

const iban = "PK36SCBL0000001123456702";

const savedAs = async (page: Page) => {
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save the picture" }).click();
  return (await download).suggestedFilename();
};

test("an IBAN at the desk becomes a code at the checkout, on the confirmation and on the order's page", async ({
  page,
  context,
  deskShop,
  problems,
}) => {
  test.slow();
  problems.allow(/status of (?:409|422)/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter(page, await deskShop.link(), "Sana Qureshi");

  await test.step("the seller types it, is told of a wrong character, and mends it", async () => {
    await page.goto("/desk/shop/wallet");
    const field = page.getByLabel("Raast IBAN", { exact: true });
    const save = page.getByRole("button", { name: "Save", exact: true });
    await field.pressSequentially("pk36scbl000000112345670");
    await expect(field).toHaveValue("PK36 SCBL 0000 0011 2345 670");
    await page.getByLabel("Raast account name").fill("Naqsh Jewellery");
    await save.click();
    await expect(page.getByText("This IBAN isn’t complete: PK and 22 more signs.").first()).toBeVisible();
    await field.fill(iban.replace("11", "12"));
    await save.click();
    await expect(page.getByText("A sign in this IBAN is wrong.").first()).toBeVisible();
    await axe(page);
    await field.fill(iban);
    await save.click();
    await expect(page.getByText("From now on payments by Raast go to PK36 SCBL 0000 0011 2345 6702")).toBeVisible();
    await page.getByRole("button", { name: "Yes, save" }).click();
    await expect(page.getByText("Shoppers see it within two seconds.")).toBeVisible();
  });

  const code = page.getByRole("img", { name: "Raast code for Rs 105,650" });
  const isDrawn = () => code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth);

  await test.step("the checkout has it beside the wallet, with the total in it", async () => {
    await page.clock.install();
    await expect(async () => {
      await openCheckout(page);
      await page.getByText("Wallet or Raast, with a screenshot.").click({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByText("to this JazzCash wallet or by Raast, then send us the screenshot.")).toBeVisible();
    await code.scrollIntoViewIfNeeded();
    await expect.poll(isDrawn).toBe(231);
    await expect(code).toHaveAttribute("src", "/raast/105650.svg");
    await page.getByRole("button", { name: "Copy IBAN" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(iban);
    expect(await savedAs(page)).toBe("raast-105650.png");
    await axe(page);
  });

  await test.step("after the order the picture has its number", async () => {
    await fillIn(page);
    await screenshotBox(page).check();
    await completeOrder(page).click();
    await passPlacing(page);
    const number = await shownNumber(page);
    await expect(code).toBeVisible();
    expect(await savedAs(page)).toBe(`raast-${number}.png`);
    await page.getByRole("link", { name: "Follow your order" }).click();
    await expect(page.getByRole("link", { name: "Save the picture" })).toHaveAttribute(
      "href",
      `/raast/105650.png?order=${number}`,
    );
    await expect(code).toBeVisible();
    // Without script, too.
    const html = await page.evaluate(async () => (await fetch(location.href)).text());
    expect(html).toContain('alt="Raast code for Rs 105,650"');
  });
});
