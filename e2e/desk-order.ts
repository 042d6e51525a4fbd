import { randomUUID } from "node:crypto";
import { expect } from "./test.ts";

const ayesha = {
  name: "Ayesha Rahman",
  email: "ayesha.rahman@example.com",
  address: "House 14, Street 7, Phase 5, DHA",
  city: "Lahore",
  phone: "0321 5557890",
};

/** As a shopper's browser sends it: Aina, made to order, and Gauhar from the shelf. */
export async function placeOrder(port: number, customer = ayesha): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/orders`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      key: randomUUID(),
      lines: [
        { id: 1, quantity: 1, withDupatta: true },
        { id: 98, quantity: 1, size: "17" },
      ],
      customer,
      payment: "cod",
      screenshotSent: false,
      notes: "Ring before the courier comes.",
      total: 100_450,
    }),
  });
  const body = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBe(201);
  return body.number;
}
