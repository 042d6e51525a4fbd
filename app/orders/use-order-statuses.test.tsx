// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DeviceOrder } from "../../shop/device/device-orders.ts";
import { useOrderStatuses } from "./use-order-statuses.ts";

const orderOf = (number: string): DeviceOrder => ({ number, key: "k".repeat(22), createdAt: 1, total: 1, pieces: [] });
const first = orderOf("NQ-2222-22");
const second = orderOf("NQ-3333-33");

type Answer = PromiseWithResolvers<Response>;
const answers: Answer[] = [];
let shown: ReturnType<typeof useOrderStatuses>;

function List({ orders }: { orders: readonly DeviceOrder[] }) {
  shown = useOrderStatuses(orders);
  return null;
}

const packed = { title: "Packed", text: "It waits for the courier", stones: 2, state: "done" };
const answer = (...orders: readonly DeviceOrder[]) =>
  Response.json({ statuses: Object.fromEntries(orders.map(({ number }) => [number, packed])) });

const root = createRoot(document.createElement("div"));

beforeEach(() => {
  answers.length = 0;
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => {
    const next = Promise.withResolvers<Response>();
    answers.push(next);
    return next.promise;
  });
});
afterEach(() => vi.unstubAllGlobals());

test("an overtaken answer that comes last changes nothing, and its failure isn't told", async () => {
  await act(async () => root.render(<List orders={[first]} />));
  await act(async () => root.render(<List orders={[first, second]} />));
  await act(async () => answers[1]?.resolve(answer(first, second)));
  expect([...shown.statuses.keys()]).toEqual([first.number, second.number]);
  await act(async () => answers[0]?.resolve(answer(first)));
  expect([...shown.statuses.keys()]).toEqual([first.number, second.number]);

  await act(async () => void shown.retry());
  await act(async () => void shown.retry());
  await act(async () => answers[3]?.resolve(answer(first, second)));
  await act(async () => answers[2]?.reject(new TypeError("Failed to fetch")));
  expect(shown.failed).toBe(false);
});
