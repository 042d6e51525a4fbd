import type { CheckoutForm } from "../order/checkout.ts";
import type { Order } from "../order/order.ts";
import type { OrderRequest } from "../order/request.ts";
import { lookupIn } from "./arbitraries.ts";

/** A small catalogue: a bridal set, a ring, the tray with every choice, and a sold-out piece. */
export const lookup = lookupIn([
  { id: 1, name: "Aina", price: 95_000, inStock: true, dupatta: true },
  { id: 8, name: "Shagun", price: 52_000, inStock: true, dupatta: true, scents: ["Gulab", "Oud"], kilos: [1, 2, 3] },
  { id: 24, name: "Zulekha", price: 38_500, inStock: false },
  { id: 98, name: "Gauhar", price: 5200, inStock: true, sizes: ["16", "17"] },
]);

export const delivery = 250;

export const form: CheckoutForm = {
  name: "Ayesha Rahman",
  email: "ayesha.rahman@example.com",
  address: "House 14, Street 7, Phase 5, DHA",
  city: "Lahore",
  phone: "0321 5557890",
  payment: "cod",
  screenshotSent: false,
  neededBy: "",
};

/** An order for Aina and two Gauhar in size 17, as the browser sends it. */
export function request(changes: Partial<OrderRequest> = {}): OrderRequest {
  const { name, email, address, city, phone } = form;
  return {
    key: "3f1c2c1e-6f0e-4d0c-9b51-0a1b2c3d4e5f",
    lines: [
      { id: 1, quantity: 1, withDupatta: true, price: 95_000 },
      { id: 98, quantity: 2, size: "17", price: 5200 },
    ],
    customer: { name, email, address, city, phone },
    payment: "cod",
    screenshotSent: false,
    notes: "",
    total: 105_650,
    ...changes,
  };
}

/** The same order once it was placed, on 15 November 2025 at noon in Lahore. */
export function order(changes: Partial<Order> = {}): Order {
  const { customer, payment, screenshotSent, notes } = request();
  return {
    number: "NQ-7F3K-92",
    source: "shop",
    createdAt: Date.UTC(2025, 10, 15, 7, 0),
    customer,
    payment,
    screenshotSent,
    notes,
    lines: [
      { id: 1, name: "Aina", withDupatta: true, price: 95_000, quantity: 1, lineTotal: 95_000 },
      { id: 98, name: "Gauhar", size: "17", price: 5200, quantity: 2, lineTotal: 10_400 },
    ],
    subtotal: 105_400,
    delivery,
    total: 105_650,
    ...changes,
  };
}
