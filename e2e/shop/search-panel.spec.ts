import { boxOf } from "../box.ts";
import { isPhone } from "../pieces.ts";
import { field, opener, openSearch, panel, results, says } from "../search-panel.ts";
import { axe, expect, test } from "../test.ts";

test("opens from the navigation and hangs from it", { tag: "@both" }, async ({ page }) => {
  await openSearch(page);
  const header = await boxOf(page.getByRole("banner"));
  await expect.poll(async () => (await boxOf(panel(page))).y).toBe(header.y + header.height - (isPhone(page) ? 0 : -8));
  const { x, width } = await boxOf(panel(page));
  expect(width).toBe(isPhone(page) ? 390 : 520);
  // The room of a scrollbar stays while a dialog is open; browsers differ in how wide it is.
  expect(Math.abs(x - (isPhone(page) ? 0 : 1440 - 64 - 520))).toBeLessThanOrEqual(15);
  expect((await boxOf(field(page).locator(".."))).height).toBe(52);
});

test("the clear button empties the field and stays in it", async ({ page }) => {
  await openSearch(page);
  const clear = panel(page).getByRole("button", { name: "Clear" });
  await expect(clear).toHaveCount(0);
  await field(page).fill("mah");
  await clear.click();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await expect(results(page)).toHaveCount(5);
});

test("arrow keys choose, round the ends; Enter opens what is chosen", async ({ page }) => {
  await openSearch(page);
  await field(page).fill("mah");
  await expect(results(page)).toHaveCount(4);
  const chosen = (index: number) => expect(results(page).nth(index)).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("ArrowDown");
  await chosen(0);
  await page.keyboard.press("ArrowUp");
  await chosen(3);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await chosen(1);
  const id = await results(page).nth(1).getAttribute("id");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", id ?? "");
  await expect(panel(page).locator("[aria-selected=true]")).toHaveCount(1);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mahjabeen");
  await expect(panel(page)).toHaveCount(0);
});

test("picking a result closes the search and clears the text", async ({ page }) => {
  await openSearch(page);
  await field(page).fill("mah");
  await results(page).nth(2).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mahtab Tikka");
  await expect(panel(page)).toHaveCount(0);
  await opener(page).click();
  await expect(field(page)).toHaveValue("");
  await expect(says(page)).toHaveText("Often looked for");
});

test("Escape closes it, and the focus returns to the button", async ({ page }) => {
  await openSearch(page);
  await field(page).fill("mah");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test("a click outside closes it, and does nothing else", { tag: "@both" }, async ({ page }) => {
  await page.goto("/");
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const place = { x: Math.round(width * 0.25), y: height - 60 };
  if (isPhone(page)) await page.touchscreen.tap(place.x, place.y);
  else await page.mouse.click(place.x, place.y);
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("marking the text with a pointer that leaves the panel keeps it open", { tag: "@desktop" }, async ({ page }) => {
  await openSearch(page);
  await field(page).fill("mahgul");
  const box = await boxOf(field(page));
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(5, box.y + 600, { steps: 4 });
  await page.mouse.up();
  await expect(field(page)).toHaveValue("mahgul");
});

test("axe finds nothing while it is open: samples, results, none", async ({ page }) => {
  await openSearch(page, "/product/1");
  await expect(results(page)).toHaveCount(5);
  await expect(panel(page)).toHaveCSS("opacity", "1");
  await axe(page);
  await field(page).fill("mah");
  await page.keyboard.press("ArrowDown");
  await expect(results(page)).toHaveCount(4);
  await axe(page, "search");
  await field(page).fill("platinum");
  await expect(says(page)).toContainText("No products found");
  await axe(page, "search");
});
