import type { Locator, Page } from "@playwright/test";
import { axe, expect, test } from "../test.ts";

const main = (page: Page) => page.getByRole("main");
const addButton = (page: Page) => main(page).getByRole("button", { name: "Add to cart" }).first();
/** What is seen of a size's radio button. */
const tile = (group: Locator, size: string) => group.locator(`[value="${size}"] + span`);
const savedLines = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("naqsh-cart") ?? "{}") as { lines?: unknown[] }).lines);

test("a ring's size is chosen by tiles; adding without one asks for it in place", async ({ page }) => {
  await page.goto("/product/97");
  const group = main(page).getByRole("group", { name: "Size" });
  await expect(group.getByRole("radio", { checked: true })).toHaveCount(0);
  for (const add of [addButton(page), page.locator("[data-bottom-bar]").getByRole("button")]) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await add.click();
    await expect(group.getByRole("alert")).toHaveText("Which size shall it be? Choose one, then add it.");
    await expect(group.getByRole("alert")).toBeInViewport();
    await expect(group).toHaveAccessibleDescription(/^Which size/);
    await expect(group.getByRole("radio", { name: "15" })).toBeFocused();
    expect(await savedLines(page)).toBeUndefined();
  }
  await axe(page);
  await tile(group, "16").click();
  await expect(group.getByRole("alert")).toBeEmpty();

  const sizes = group.getByRole("radio");
  await expect(sizes).toHaveCount(6);
  const tiles = await group
    .locator("input + span")
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect()));
  expect(new Set(tiles.map(({ height }) => height))).toEqual(new Set([48]));
  expect(Math.max(...tiles.map(({ width }) => width)) - Math.min(...tiles.map(({ width }) => width))).toBeLessThan(1);

  const chosen = tile(group, "17");
  await chosen.click();
  await expect(group.getByRole("radio", { name: "17 mm, Local 13, US 6½", exact: true })).toBeChecked();
  await expect(chosen.locator("+ span")).toHaveText("13");
  await expect(chosen.locator("+ span")).toHaveCSS("font-weight", "600");
  await test.step("the ruler fits a small phone", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const cut = await group
      .locator("label span")
      .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).length);
    expect(cut).toBe(0);
  });
  await expect(chosen).toHaveCSS("border-color", "rgb(166, 76, 166)");
  await expect(chosen).toHaveCSS("border-width", "2px");
  await addButton(page).click();
  expect(await savedLines(page)).toEqual([{ id: 97, quantity: 1, size: "17" }]);
});

test("a bangle's size is chosen by arrow keys; its helper speaks of inches", async ({ page }) => {
  await page.goto("/product/66");
  const group = main(page).getByRole("group", { name: "Size" });
  await expect(group.getByRole("radio")).toHaveCount(4);
  await group.getByRole("radio", { name: "2.2" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(group.getByRole("radio", { name: "2.6" })).toBeChecked();
  await expect(group.getByRole("radio", { name: "2.6" })).toBeFocused();
  await expect(tile(group, "2.6")).toHaveCSS("outline-style", "solid");

  await main(page).getByRole("button", { name: "Find my size" }).click();
  const helper = page.getByRole("dialog", { name: "Find your bangle size" });
  await expect(helper.getByRole("radio", { name: "2.4, Hand 18 cm, mm 57.2, Inches 2 4/16" })).toBeVisible();
  await expect(helper).toContainText("Between two sizes, take the larger one.");
  // A click beside it closes it.
  await page.mouse.click(5, 5);
  await expect(helper).toBeHidden();
});

test("the dupatta is a switch, on at first, whose words say what it is set to", async ({ page }) => {
  await page.goto("/product/1");
  const dupatta = main(page).getByRole("switch", { name: "With matching dupatta" });
  const inTheBox = main(page).getByRole("listitem").filter({ hasText: "In the box:" });
  const contents = "In the box: two-layer necklace, chandbali, tikka";
  await expect(dupatta).toBeChecked();
  await expect(inTheBox).toHaveText(`${contents}, matching dupatta`, { useInnerText: true });
  await expect(dupatta).toHaveAccessibleDescription("Yes. It doesn’t change the price.");
  await main(page).getByText("It doesn’t change the price.").click();
  await expect(dupatta).not.toBeChecked();
  await expect(dupatta).toHaveAccessibleDescription("No. It doesn’t change the price.");
  await expect(inTheBox).toHaveText(contents, { useInnerText: true });
  await dupatta.focus();
  await page.keyboard.press("Space");
  await expect(dupatta).toBeChecked();
  await expect(main(page).getByText("PKR 95,000").first()).toBeVisible();
});

test("item 8 also offers attar and mithai", async ({ page }) => {
  await page.goto("/product/8");
  const attar = main(page).getByRole("group", { name: "Attar" });
  const mithai = main(page).getByRole("group", { name: "Mithai" });
  await expect(attar).toContainText("included");
  await expect(mithai).toContainText("included");
  await expect(attar.locator("label")).toHaveText(["Gulab", "Chambeli", "Oud"]);
  await expect(mithai.locator("label")).toHaveText(["1 kg", "2 kg", "3 kg"]);
  await expect(attar.getByRole("radio", { name: "Gulab" })).toBeChecked();
  await expect(mithai.getByRole("radio", { name: "1 kg" })).toBeChecked();
  await attar.getByText("Oud", { exact: true }).click();
  await mithai.getByText("2 kg", { exact: true }).click();
  await addButton(page).click();
  expect(await savedLines(page)).toEqual([{ id: 8, quantity: 1, withDupatta: true, scent: "Oud", kilos: 2 }]);
});

test("only what a piece offers can be chosen", async ({ page }) => {
  await page.goto("/product/38");
  await expect(main(page).getByRole("radio")).toHaveCount(0);
  await expect(main(page).getByRole("switch")).toHaveCount(0);
  await addButton(page).click();
  expect(await savedLines(page)).toEqual([{ id: 38, quantity: 1 }]);
});

test("another piece begins anew: no size, one piece", async ({ page }) => {
  await page.goto("/product/97");
  await main(page).getByRole("group", { name: "Size" }).locator("label", { hasText: "19" }).click();
  await main(page).getByRole("textbox", { name: "Quantity" }).fill("4");
  const related = main(page).getByRole("region", { name: "Related products" });
  await related.getByRole("link", { name: /Heera/ }).first().click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Heera");
  await expect(main(page).getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(main(page).getByRole("textbox", { name: "Quantity" })).toHaveValue("1");
  await page.goBack();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Feroza");
});

test("the size helper says how to measure; a row chooses, Take keeps it, Escape leaves the size as it was", async ({
  page,
}) => {
  await page.goto("/product/97");
  const group = main(page).getByRole("group", { name: "Size" });
  const opener = main(page).getByRole("button", { name: "Find my size" });
  await opener.click();
  const helper = page.getByRole("dialog", { name: "Find your ring size" });
  await expect(helper).toContainText("Lay a ring that fits on a ruler.");
  await expect(helper.getByRole("button", { name: "Choose your size" })).toBeDisabled();
  await helper.locator("label", { hasText: "53.4" }).click();
  await expect(helper.getByRole("radio", { name: "17 mm, Local 13, US 6½, Thread, mm 53.4" })).toBeChecked();
  await expect(group.locator("[value='17']")).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(helper).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(group.getByRole("radio", { checked: true })).toHaveCount(0);

  await page.keyboard.press("Enter");
  await helper.locator("label", { hasText: "53.4" }).click();
  await page.keyboard.press("ArrowDown");
  // Of no form: it doesn't add to the cart.
  await page.keyboard.press("Enter");
  await helper.getByRole("button", { name: "Take 18 mm" }).click();
  await expect(helper).toBeHidden();
  await expect(group.getByRole("radio", { name: /^18 mm/ })).toBeChecked();
  expect(await savedLines(page)).toBeUndefined();
  await opener.click();
  await helper.locator("label", { hasText: "47.1" }).click();
  await helper.getByRole("button", { name: "Close" }).click();
  await expect(group.getByRole("radio", { name: /^18 mm/ })).toBeChecked();
  await addButton(page).click();
  expect(await savedLines(page)).toEqual([{ id: 97, quantity: 1, size: "18" }]);
});
