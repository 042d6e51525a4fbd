import { createStored } from "./stored-value.ts";

export const deviceOrdersKey = "naqsh-orders";

/** All that menu and footer need, on every page; only pages that show orders load their parser (`device-orders.ts`). */
const { useStored } = createStored(
  deviceOrdersKey,
  (text) => ({ any: text !== null && text !== "[]" }),
  () => "",
);

export function useHasOrders(): boolean {
  return useStored(({ any }) => any);
}
