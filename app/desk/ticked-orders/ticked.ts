import { parseOrderNumber } from "../../../shop/order/number.ts";

export type Ticked = { number: string; revision: number };

/** What a ticked box sends: the order, and the revision that its row was rendered from. */
export function tickValue({ number, revision }: { number: string; revision: number }): string {
  return `${number}.${revision}`;
}

/** As many as a page shows. */
export const mostTicked = 50;

export function parseTicked(values: readonly (FormDataEntryValue | string)[]): Ticked[] {
  const ticked = values.flatMap((value) => {
    const [text = "", revision = "0"] = typeof value === "string" ? value.split(".") : [];
    const number = parseOrderNumber(text);
    return number && /^\d{1,9}$/.test(revision) ? [{ number, revision: Number(revision) }] : [];
  });
  return ticked
    .filter(({ number }, index) => ticked.findIndex((one) => one.number === number) === index)
    .slice(0, mostTicked);
}
