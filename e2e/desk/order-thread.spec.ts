import { placeOrder } from "../desk-order.ts";
import { enter, test } from "../desk-test.ts";
import { swipe } from "../swipe.ts";
import { axe, expect } from "../test.ts";

test("from one order to the next, by button, thumb and key; Back is the list, with one press", async ({
  page,
  deskShop,
  deskPort,
}) => {
  test.slow();
  await enter(page, await deskShop.link(), "Sana Qureshi");
  const place = (name: string) =>
    placeOrder(deskPort, { name, email: "a@example.com", address: "Street 7", city: "Lahore", phone: "0300 5551234" });
  // Newest first.
  for (const name of ["Amna Khan", "Sumaira Aslam", "Bushra Anwar", "Ayesha Rahman"]) await place(name);
  const heading = (name: string) => expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  const button = (name: string) => page.getByRole("button", { name, exact: true }).filter({ visible: true });
  const inList = (name: string) => page.getByRole("listitem").filter({ hasText: name }).first();
  const list = /\/desk\/orders\?stage=new$/;
  await page.goto("/desk/orders?stage=new");
  await page.getByRole("link", { name: "Ayesha Rahman" }).first().click();

  await test.step("confirmed: the bar says so, and the big button is the next one", async () => {
    await heading("Ayesha Rahman");
    await expect(page.getByText(/^1 of \d+ to confirm$/)).toBeVisible();
    await button("Confirm order").click();
    await expect(page.getByRole("status").filter({ hasText: "Confirmed", visible: true })).toBeVisible();
    await expect(button("Start making")).toBeVisible();
    await button("Take it back").click();
    await button("Confirm order").click();
    await expect(button("Start making")).toBeVisible();
    await axe(page);
    await page.getByRole("link", { name: /^Next to confirm: Bushra, \d+ left$/ }).click();
    await heading("Bushra Anwar");
  });

  await test.step("a sheet that was closed, and a step, leave nothing in the history", async () => {
    await page.getByRole("link", { name: "Cancel this order" }).click();
    await page.getByRole("link", { name: "Keep it" }).click();
    await button("Confirm order").click();
    await expect(page.getByRole("link", { name: /^Next to confirm: Sumaira/ }).filter({ visible: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(inList("Sumaira Aslam")).toBeVisible();
    await expect(page.getByRole("link", { name: "Ayesha Rahman" })).toHaveCount(0);
  });

  await test.step("a swipe that is too short stays, a longer one goes on; K goes back", async () => {
    await page.getByRole("link", { name: "Sumaira Aslam" }).first().click();
    await heading("Sumaira Aslam");
    const pieces = page.getByText("Two pieces");
    await swipe(pieces, -90);
    await heading("Sumaira Aslam");
    await swipe(pieces, -220);
    await heading("Amna Khan");
    await expect(page.getByText(/^2 of \d+ to confirm$/)).toBeVisible();
    await page.keyboard.press("k");
    await heading("Sumaira Aslam");
    await page.getByLabel("Private notes").press("j");
    await heading("Sumaira Aslam");
  });

  await test.step("the arrow leads back to the list, and leaves nothing behind", async () => {
    await page.getByRole("link", { name: "Orders", exact: true }).first().click();
    await expect(page).toHaveURL(list);
    await page.goBack();
    await heading("Today");
  });
});
