import { boxOf } from "./box.ts";
import { swipe } from "./swipe.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("pictures are swiped on phones, edge to edge, with a count", async ({ page }) => {
  await page.goto("/product/1");
  const gallery = page.getByRole("region", { name: "Pictures of Aina" });
  const [first, second] = await gallery.getByRole("button", { name: /Open full screen$/ }).all();
  if (!first || !second) throw new Error("There are too few pictures.");
  expect(await boxOf(first)).toMatchObject({ x: 0, width: 390, height: 520 });
  await expect(gallery.getByText("1 / 3")).toBeVisible();
  await swipe(first, -300);
  await expect(gallery.getByText("2 / 3")).toBeVisible();
  await expect.poll(async () => (await boxOf(second)).x).toBe(0);
  await expect(gallery.getByRole("link", { name: /^Show picture 2/ })).toHaveAttribute("aria-current", "true");
  await swipe(second, 300);
  await expect(gallery.getByText("1 / 3")).toBeVisible();
});

test("so they are in the overlay, which a tap closes", async ({ page }) => {
  await page.goto("/product/1");
  await page
    .getByRole("button", { name: /Open full screen$/ })
    .first()
    .tap();
  const overlay = page.getByRole("dialog", { name: "Pictures of Aina" });
  const picture = overlay.locator("li:not([inert])").getByRole("button", { name: /Close full screen$/ });
  await swipe(picture, -300);
  await expect(overlay.getByRole("status")).toHaveText("Aina, 2 of 3");
  await expect.poll(async () => (await boxOf(picture)).x).toBe(0);
  await swipe(picture, 300);
  await expect(overlay.getByRole("status")).toHaveText("Aina, 1 of 3");
  await picture.tap();
  await expect(overlay).toHaveCount(0);
});
