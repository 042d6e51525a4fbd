import { placeOrder } from "../desk-order.ts";
import { sendParcel } from "../desk-parcel.ts";
import { enter, test } from "../desk-test.ts";
import { axe, expect } from "../test.ts";

const total = 100_450;

test("a courier's sheet is pasted, compared, booked, and taken back", async ({
  page,
  deskShop,
  deskPort,
  problems,
}) => {
  test.slow();
  problems.allow(/status of 422/);
  await enter(page, await deskShop.link(), "Sana Qureshi");
  const [fits, less, moving, lost] = await Promise.all([1, 2, 3, 4].map(() => placeOrder(deskPort)));
  sendParcel(deskShop.file, fits ?? "", { tracking: "779 044 131" });
  sendParcel(deskShop.file, less ?? "", { tracking: "779-044-140" });
  sendParcel(deskShop.file, moving ?? "", { tracking: "779044160", stage: "sent" });
  sendParcel(deskShop.file, lost ?? "", { tracking: "" });
  const heading = (name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const row = (text: string) => page.getByRole("listitem").filter({ hasText: text });

  await test.step("words alone are refused; what is pasted stays on the device", async () => {
    await page.goto("/desk/sheets/new");
    const text = page.getByLabel("The sheet");
    await text.fill("CN No.\tCOD\nnone\tnone");
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page.getByText("No line with a number in it. Copy the cells with their heads.")).toBeVisible();
    await expect(text).toBeFocused();
    await text.fill(
      `CN No.\tConsignee\tCOD\tCharges\n779044131\tA RAHMAN\t${total}\t620\n779044140\tB ANWAR\t99,450\t310\n779044160\tN SHAH\tRs 100,450\t250\n779044199\tF BIBI\t${total}\t250\nTotal\t\t400800\t1430`,
    );
    await expect(page.getByText("4 lines found")).toBeVisible();
    await page.reload();
    await expect(text).toHaveValue(/779044131/);
    await expect(page.getByLabel("Tracking number")).toHaveValue("CN No.");
    await expect(page.getByLabel("Cash collected")).toHaveValue("COD");
    await axe(page);
    await page.getByRole("button", { name: "Compare 4 lines" }).click();
  });

  await test.step("line by line; an unknown one finds its order", async () => {
    await heading("1 of 4 fits");
    await axe(page);
    await page.getByRole("link", { name: "Find its order" }).click();
    await axe(page);
    await page.getByRole("button", { name: `It is this one: ${lost}` }).click();
    await heading("2 of 4 fit");
    await page.getByRole("button", { name: "Book the 2 that fit" }).click();
    await heading("2 booked, 2 to look at");
    await row("779 044 160").getByRole("button", { name: "Book and mark delivered" }).click();
    await heading("3 booked, 1 to look at");
    await row("779 044 140").getByRole("button", { name: "Book it, 1,000 stays due" }).click();
    await heading("4 booked");
    await expect(page.getByText("Rs 399,370")).toBeVisible();
    await axe(page);
  });

  await test.step("the order has its money and its charges, and the form is empty again", async () => {
    await page.goto(`/desk/orders/${moving}`);
    await expect(page.getByText("All received")).toBeVisible();
    await expect(page.getByText("TCS took Rs 250")).toBeVisible();
    await page.goto("/desk/sheets/new");
    await expect(page.getByLabel("The sheet")).toHaveValue("");
  });

  await test.step("all of it is taken back", async () => {
    await page.getByRole("link", { name: /TCS, .* 4 of 4 booked/ }).click();
    await page.getByRole("button", { name: "Take the whole booking back" }).click();
    await heading("2 of 4 fit");
    await page.goto(`/desk/orders/${moving}`);
    await expect(page.getByText("TCS took")).toBeHidden();
  });
});
