/** A row before it was changed, to take the change back. In the address: "38.5500.1". */
export type RowUndo = { id: number; price: number; left: string; isSoldOut: boolean };

export function writeUndo({ id, price, left, isSoldOut }: RowUndo): string {
  return `${id}.${price}.${left}${isSoldOut ? ".out" : ""}`;
}

export function parseUndo(params: URLSearchParams): RowUndo | undefined {
  const [, id, price, left = "", out] =
    /^(\d{1,6})\.(\d{1,7})\.(\d{0,4})(\.out)?$/.exec(params.get("done") ?? "") ?? [];
  return id && price ? { id: Number(id), price: Number(price), left, isSoldOut: out !== undefined } : undefined;
}
