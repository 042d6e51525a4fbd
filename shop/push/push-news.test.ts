import { expect, test } from "vitest";
import { steps } from "../order/stage.ts";
import {
  alertMessage,
  deskMessage,
  deskNews,
  mailAlert,
  pushesOf,
  shopperPushes,
  shopperPushMessage,
} from "./push-news.ts";

const number = "NQ-7F3K-92";

test("one notification an order: what happened and its number, nothing else that tells who", () => {
  for (const news of deskNews) {
    const { title, ...rest } = deskMessage(news, number);
    expect(title).toMatch(/^[A-Z][a-z ]+$/);
    expect(rest).toEqual({ body: number, tag: number, renotify: true, path: `/desk/orders/${number}` });
  }
  for (const news of shopperPushes) {
    const { title, ...rest } = shopperPushMessage(news, number);
    expect(title).toMatch(/^Your order (is|was) [a-z ]+$/);
    // Her page's address has a key: it isn't the shop's to know.
    expect(rest).toEqual({ body: number, tag: number, renotify: true });
  }
});

test("a warning replaces the one before it, without a sound", () => {
  expect(alertMessage(mailAlert(number))).toMatchObject({ tag: "alert mail", renotify: false, body: number });
});

test("of the desk's steps a shopper is told three", () => {
  const told = steps.map((step) => pushesOf({ kind: "step", step }, "desk"));
  expect(told).toEqual([{ shopper: "confirmed" }, {}, {}, { shopper: "sent" }, { shopper: "delivered" }, {}, {}, {}]);
  expect(pushesOf({ kind: "take-back" }, "desk")).toEqual({});
  expect(pushesOf({ kind: "money", step: "receive" }, "desk")).toEqual({});
});

test("of what a shopper does the desk is told her payment and her cancelling", () => {
  expect(pushesOf({ kind: "money", step: "claim" }, "shopper")).toEqual({ desk: "paid" });
  expect(pushesOf({ kind: "step", step: "cancel" }, "shopper")).toEqual({ desk: "cancelled" });
});
