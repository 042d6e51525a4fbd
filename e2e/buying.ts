/** What a shopper does on the way to an order. */
import { expect, type Locator, type Page, type Route } from "@playwright/test";
import type { CartLine } from "../shop/cart/cart.ts";
import type { CartProduct } from "../shop/cart/cart-product.ts";
import type { BillingField } from "../shop/order/checkout.ts";

/** Aina with her dupatta, and two Gauhar in size 17: 105,650 with delivery. */
export const twoLines: CartLine[] = [
  { id: 1, quantity: 1, withDupatta: true },
  { id: 98, quantity: 2, size: "17" },
];

export const shopper: Record<BillingField, string> = {
  name: "Ayesha Rahman",
  email: "ayesha.rahman@example.com",
  address: "House 14, Street 7, Phase 5, DHA",
  city: "Lahore",
  phone: "0321 5557890",
};

export const labels: Record<BillingField, string> = {
  name: "Full name",
  email: "Email",
  address: "Address",
  city: "City",
  phone: "Phone",
};

export const main = (page: Page) => page.getByRole("main");
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Stores a cart in the browser as an earlier visit would have; `saved` may be anything. */
export async function leaveInBrowser(page: Page, saved: string): Promise<void> {
  await page.goto("/healthz");
  await page.evaluate((cart) => localStorage.setItem("naqsh-cart", cart), saved);
}

export async function openCart(page: Page, lines: readonly CartLine[] = twoLines, notes = ""): Promise<void> {
  await leaveInBrowser(page, JSON.stringify({ lines, notes }));
  await page.goto("/cart");
}

export async function openCheckout(page: Page, lines: readonly CartLine[] = twoLines, notes = ""): Promise<void> {
  await leaveInBrowser(page, JSON.stringify({ lines, notes }));
  await page.goto("/checkout");
  await expect(completeOrder(page)).toBeVisible();
}

export async function fillIn(page: Page, details: Partial<Record<BillingField, string>> = shopper): Promise<void> {
  for (const [field, text] of Object.entries(details)) await fieldOf(page, field as BillingField).fill(text);
}

/** The city suggests, which makes it a combobox. */
export const fieldOf = (page: Page, field: BillingField) =>
  page.getByRole(field === "city" ? "combobox" : "textbox", { name: labels[field] });
export const completeOrder = (page: Page) => page.getByRole("button", { name: "Complete Order" });
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const placedHeading = (page: Page) => page.getByRole("heading", { name: "Your Order Has Been Placed!" });
export const placingHeading = (page: Page) => page.getByRole("heading", { name: "Placing your order..." });
export const screenshotBox = (page: Page) =>
  page.getByRole("checkbox", { name: "I have sent the payment screenshot." });
export const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Cart/ });

/** A button with `aria-disabled`, which answers all the same. */
export const pressAnyway = (button: Locator) => button.click({ force: true });

/** Chooses the wallet, and confirms that the screenshot was sent. */
export async function payOnline(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Online payment" }).check();
  await screenshotBox(page).check();
}

/** From now on the page's time passes only when it is told to. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** "Placing" lasts 2.5 s at least; where a test is about something else, the page's clock is put forward. */
export async function place(page: Page): Promise<void> {
  await completeOrder(page).click();
  await passPlacing(page);
}

/** For pages whose clock was installed before they were opened. */
export async function passPlacing(page: Page): Promise<void> {
  await expect(placingHeading(page)).toBeVisible();
  await page.clock.fastForward(2_500);
}

export async function shownNumber(page: Page): Promise<string> {
  await expect(placedHeading(page)).toBeVisible();
  return page.getByText(/^NQ-[2-9C-Y]{4}-[2-9C-Y]{2}$/).innerText();
}

export type Answered = { status: number; number: string; key: string; body: string };

/** What the browser sends for an order from now on, and what the shop answers. */
export function watchOrders(page: Page): Answered[] {
  const answered: Answered[] = [];
  page.on("response", async (response) => {
    if (!response.url().endsWith("/api/orders")) return;
    const body = response.request().postData() ?? "";
    const { number = "" } = await response.json().catch(() => ({}));
    answered.push({ status: response.status(), number, key: JSON.parse(body).key, body });
  });
  return answered;
}

export const onOrders = (page: Page, handle: (route: Route) => unknown, times?: number) =>
  page.route("**/api/orders", handle, times === undefined ? {} : { times });

/** The shop stores the order, and its answer is lost on the way back. Gives the stored orders' numbers. */
export async function loseAnswers(page: Page, times: number): Promise<string[]> {
  const stored: string[] = [];
  await onOrders(
    page,
    async (route) => {
      const response = await route.fetch();
      stored.push((await response.json()).number);
      await route.abort("connectionreset");
    },
    times,
  );
  return stored;
}

/** Changes what the next answers of the shop say about a product. */
export async function misinform(page: Page, id: number, change: Partial<CartProduct>, times = 1): Promise<void> {
  await page.route(
    "**/api/products*",
    async (route) => {
      const response = await route.fetch();
      const answer: { products: CartProduct[] } = await response.json();
      const products = answer.products.map((product) => (product.id === id ? { ...product, ...change } : product));
      await route.fulfill({ response, json: { ...answer, products } });
    },
    { times },
  );
}

/** Nothing sticks out at the side. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const [content = 0, window = 0] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window);
}
