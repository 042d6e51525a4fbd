import { createStored } from "./stored-value.ts";

export const deviceOrdersKey = "naqsh-orders";

/** All that menu and footer ask of it, on every page: whether anything is kept. What it is, `device-orders.ts` reads. */
const { useStored } = createStored(
  deviceOrdersKey,
  (text) => ({ any: text !== null && text !== "[]" }),
  () => "",
);

export function useHasOrders(): boolean {
  return useStored(({ any }) => any);
}
