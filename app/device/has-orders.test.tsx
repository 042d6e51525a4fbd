// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { removeDeviceOrder, storeDeviceOrder } from "./device-orders.ts";
import { useHasOrders } from "./has-orders.ts";

test("menu and footer hear at once of an order that this page keeps, and of the last one that is taken off", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const heard: boolean[] = [];
  function Footer() {
    heard.push(useHasOrders());
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Footer />));
  const order = { number: "NQ-7F3K-92", key: "k".repeat(22), createdAt: 1, total: 95_000, pieces: [] };
  await act(async () => storeDeviceOrder(order));
  await act(async () => removeDeviceOrder(order.number));
  expect(heard).toEqual([false, true, false]);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
