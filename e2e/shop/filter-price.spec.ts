import { boxOf } from "../box.ts";
import { namesOf, openFilters } from "../pieces.ts";
import { expect, test } from "../test.ts";

test("the price has two handles that keys move, and counts once they rest", async ({ page }) => {
  await page.goto("/rings");
  const sheet = await openFilters(page);
  const [low, high] = [
    sheet.getByRole("slider", { name: "Lowest price" }),
    sheet.getByRole("slider", { name: "Highest price" }),
  ];
  await expect(low).toHaveAttribute("aria-valuetext", "2,500 PKR");
  await expect(high).toHaveAttribute("aria-valuetext", "11,500 PKR");
  await low.focus();
  // As a key that is held does: one move after another, without a rest.
  for (const _ of [1, 2, 3]) await page.keyboard.down("ArrowRight");
  await page.keyboard.up("ArrowRight");
  await expect(sheet.getByText("4,000 PKR", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/rings?min=4000");
  await expect(low).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/rings?min=4500");
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL("/rings?min=4000");
  await high.focus();
  await page.keyboard.press("Home");
  await expect(high).toHaveAttribute("aria-valuetext", "4,000 PKR");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/rings?min=4000&max=4500");
  await expect(sheet.getByRole("button", { name: "Show 2 pieces" })).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await namesOf(page)).toEqual(["Ahad", "Moti"]);
  await page.goBack();
  await expect(page).toHaveURL("/rings");
});

test("a handle is dragged, and a handle at its end asks for nothing", async ({ page }) => {
  await page.goto("/rings?max=8000");
  const sheet = await openFilters(page);
  const high = sheet.getByRole("slider", { name: "Highest price" });
  await expect(high).toHaveValue("8000");
  await sheet.evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)));
  const line = await boxOf(high);
  const at = (share: number) => line.x + 22 + (line.width - 44) * share;
  const middle = line.y + line.height / 2;
  await page.mouse.move(at((8000 - 2500) / 9000), middle);
  await page.mouse.down();
  await page.mouse.move(at(0.8), middle);
  await page.mouse.move(at(1.1), middle);
  await expect(sheet.getByText("11,500 PKR", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/rings?max=8000");
  await page.mouse.up();
  await expect(page).toHaveURL("/rings");
  await expect(sheet.getByRole("button", { name: "Show 18 pieces" })).toBeVisible();
});
