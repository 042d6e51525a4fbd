import { offerPath } from "../../shop/paths.ts";
import {
  cartLink,
  expectNoOverflow,
  fieldOf,
  fillIn,
  heading,
  leaveInBrowser,
  main,
  place,
  shopper,
  shownNumber,
  twoLines,
} from "../buying.ts";
import { makeOffer } from "../offers.ts";
import { axe, expect, test } from "../test.ts";

const orderIt = "Order at this price";

test("an offer is ordered at its price, and the cart stays as it is", { tag: "@both" }, async ({ page }) => {
  const key = await makeOffer();
  await leaveInBrowser(page, JSON.stringify({ lines: twoLines, notes: "For Sunday" }));
  await page.clock.install();
  await page.goto(offerPath(key));
  await expect(heading(page)).toHaveText(/^For Ayesha until /);
  await expect(main(page)).toContainText("You save PKR 11,600");
  await expectNoOverflow(page);
  await axe(page);

  await page.getByRole("button", { name: orderIt }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Choose a size for Gauhar." })).toBeVisible();
  await page.getByRole("group", { name: "Size" }).getByText("17", { exact: true }).click();
  await page.getByRole("button", { name: orderIt }).click();

  await expect(fieldOf(page, "name")).toHaveValue(shopper.name);
  await expect(page.getByRole("link", { name: "Back to your offer" })).toHaveAttribute("href", /size-1=17$/);
  await fillIn(page);
  await expect(main(page)).toContainText("You save Rs 11,600.00");
  await axe(page);
  await place(page);
  const number = await shownNumber(page);
  await expect(main(page)).toContainText("Rs 100,600.00");
  await expect(main(page)).not.toContainText("For Sunday");
  await expect(cartLink(page)).toHaveAccessibleName(/3 pieces/);
  // A reload shows it again, though the offer is taken.
  await page.reload();
  expect(await shownNumber(page)).toBe(number);

  await page.goto(offerPath(key));
  await expect(heading(page)).toHaveText("This price is taken");
  await axe(page);
  await page.getByRole("link", { name: "Follow your order" }).click();
  await expect(main(page)).toContainText(number);
  await expect(main(page)).toContainText("You save Rs 11,600.00");
});

test("an offer that runs out while she types orders nothing, and says so", async ({ page, problems }) => {
  problems.allow(/422/);
  const key = await makeOffer({ terms: { lines: [{ id: 1, quantity: 1, agreed: 84_000, withDupatta: true }] } });
  await page.clock.install();
  await page.goto(offerPath(key));
  await page.getByRole("button", { name: orderIt }).click();
  await fillIn(page);
  await page.route("**/api/orders", (route) =>
    route.fulfill({ status: 422, json: { errors: [{ field: "offer", reason: "offer-run-out" }] } }),
  );
  await place(page);
  await expect(page).toHaveURL(new RegExp(`${offerPath(key)}\\?refused=$`));
  await expect(main(page)).toContainText("Nothing was ordered.");

  await page.goto(offerPath(await makeOffer({ withdrawnAt: Date.now() })));
  await expect(heading(page)).toHaveText("This offer was withdrawn");
  await page.getByRole("link", { name: "See Aina in the shop" }).click();
  await expect(heading(page)).toHaveText("Aina");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an offer can be read, its choices made, and the checkout says how to go on", async ({ page }) => {
    await page.goto(offerPath(await makeOffer()));
    await expect(heading(page)).toHaveText(/^For Ayesha until /);
    for (const words of ["PKR 84,000", "Green jhoomar", "PKR 100,600"]) await expect(main(page)).toContainText(words);
    await page.getByRole("group", { name: "Size" }).getByText("17", { exact: true }).click();
    await page.getByRole("button", { name: orderIt }).click();
    await expect(page.getByRole("link", { name: "Order on WhatsApp" })).toBeVisible();
  });
});
