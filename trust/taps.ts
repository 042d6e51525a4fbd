import { type Page, expect as patientExpect } from "@playwright/test";
import {
  cartLink,
  completeOrder,
  fieldOf,
  fillIn,
  heading,
  leaveInBrowser,
  main,
  placedHeading,
  shopper,
  shownNumber,
  twoLines,
} from "../e2e/buying.ts";
import { ordersApiPath } from "../shop/paths.ts";

const expect = patientExpect.configure({ timeout: 30_000 });

/** Something that a shopper was about to do: an open page, and the next taps. */
export type Intention = {
  name: string;
  open(page: Page): Promise<void>;
  /** Most documents that the taps may load. */
  pages: number;
  tap(page: Page): Promise<void>;
};

const { name, email, address, city, phone } = shopper;

/** Key → number of the orders placed in the browser. */
export type Placed = Map<string, string>;

export const intentions = (placed: Placed): Intention[] => [
  {
    name: "menu, then a link",
    open: (page) => goTo(page, "/returns"),
    pages: 1,
    async tap(page) {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("dialog", { name: "MENU" }).getByRole("link", { name: "Bangles" }).click();
      await expect(page).toHaveURL(/\/bangles$/);
      await expect(heading(page)).toHaveText(/bangles/i);
      await expect(main(page).getByRole("article").first()).toBeVisible();
    },
  },
  {
    name: "search, then a piece",
    open: (page) => goTo(page, "/returns"),
    pages: 1,
    async tap(page) {
      await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
      const panel = page.getByRole("search", { name: "Products" });
      await panel.getByRole("combobox", { name: "Search for a piece" }).fill("Aina");
      await panel.getByRole("listbox", { name: "Products" }).getByRole("option").first().click();
      await expect(page).toHaveURL(/\/product\/1$/);
      await expect(heading(page)).toHaveText("Aina");
    },
  },
  {
    name: "size chosen, then the cart",
    async open(page) {
      await goTo(page, "/product/97");
      await main(page).getByRole("group", { name: "Size" }).locator("label", { hasText: "17" }).click();
    },
    pages: 1,
    async tap(page) {
      await expect(main(page).getByRole("radio", { name: "17" })).toBeChecked();
      await main(page).getByRole("button", { name: "Add to cart" }).first().click();
      await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 piece");
      await cartLink(page).click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(main(page).getByRole("listitem").getByText("Size 17")).toBeVisible();
    },
  },
  {
    name: "sorted, then a piece",
    open: (page) => goTo(page, "/rings"),
    pages: 1,
    async tap(page) {
      await main(page).getByRole("combobox", { name: "Sort" }).selectOption({ label: "Lowest price" });
      await expect(page).toHaveURL(/\/rings\?sort=price-up$/);
      const first = main(page).getByRole("article").first();
      await expect(first).toContainText("Elif");
      await first.locator('a[href^="/product/"]').first().click();
      await expect(page).toHaveURL(/\/product\/\d+$/);
      await expect(heading(page)).toHaveText("Elif");
    },
  },
  {
    name: "form half filled, away and back, then the order",
    async open(page) {
      await openForm(page);
      await fillIn(page, { name, email, address });
    },
    pages: 2,
    async tap(page) {
      await main(page).getByRole("link", { name: "Replacement & Return Policy" }).click();
      await expect(heading(page)).toHaveText("Replacement & Return Policy");
      await page.goBack();
      await expect(fieldOf(page, "name")).toHaveValue(name);
      await expect(fieldOf(page, "address")).toHaveValue(address);
      await placeOrder(page, placed);
    },
  },
  {
    name: "form half filled, then the order",
    async open(page) {
      await openForm(page);
      await fillIn(page, { name, email, address });
    },
    pages: 0,
    tap: (page) => placeOrder(page, placed),
  },
];

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

async function openForm(page: Page): Promise<void> {
  await leaveInBrowser(page, JSON.stringify({ lines: twoLines, notes: "" }));
  await goTo(page, "/checkout");
  await expect(completeOrder(page)).toBeVisible();
}

/** Until React handles events. */
async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = () =>
    Object.keys(document.querySelector("#app > *") ?? {}).some((key) => key.startsWith("__reactProps$"));
  await page.waitForFunction(isHydrated);
}

async function placeOrder(page: Page, placed: Placed): Promise<void> {
  const keys: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(ordersApiPath)) keys.push(JSON.parse(request.postData() ?? "{}").key);
  });
  await fillIn(page, { city, phone });
  for (const field of ["name", "email", "address"] as const)
    await expect(fieldOf(page, field)).toHaveValue(shopper[field]);
  await completeOrder(page).click();
  await expect(placedHeading(page)).toBeVisible();
  const number = await shownNumber(page);
  for (const key of keys) placed.set(key, number);
}
