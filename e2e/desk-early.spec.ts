import { enter, test } from "./desk.ts";
import { placeOrder } from "./desk-order.ts";
import { expect } from "./test.ts";

test("a sheet that she fills in before the scripts come stays under her finger", { tag: "@desktop" }, async ({
  page,
  deskShop,
  deskPort,
}) => {
  await enter(page, await deskShop.link(), "Nadia");
  const customer = {
    name: "Hira",
    email: "h@example.com",
    address: "Block 13-D",
    city: "Karachi",
    phone: "0333 2204410",
  };
  const number = await placeOrder(deskPort, customer);
  const { promise: come, resolve: letThemCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  await page.goto(`/desk/orders/${number}?cancel=yes`, { waitUntil: "commit" });
  await page.getByLabel("Reason").fill("She is away.");
  await page.getByRole("button", { name: "Cancel the order" }).hover();
  await page.mouse.down();
  letThemCome();
  // React has taken the page over.
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith("__reactProps$")),
  );
  await page.mouse.up();
  await expect(page.getByRole("status").filter({ hasText: "Cancelled" })).toBeVisible();
  await expect(page.getByText("“She is away.”")).toBeVisible();
});
