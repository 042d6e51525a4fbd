/** What a row was before it was changed, so that it can be taken back. It travels in the address: "38.5500.1". */
export type RowDone = { id: number; price: number; left: string; isSoldOut: boolean };

export function writeDone({ id, price, left, isSoldOut }: RowDone): string {
  return `${id}.${price}.${left}${isSoldOut ? ".out" : ""}`;
}

export function parseDone(params: URLSearchParams): RowDone | undefined {
  const [, id, price, left = "", out] =
    /^(\d{1,6})\.(\d{1,7})\.(\d{0,4})(\.out)?$/.exec(params.get("done") ?? "") ?? [];
  return id && price ? { id: Number(id), price: Number(price), left, isSoldOut: out !== undefined } : undefined;
}
