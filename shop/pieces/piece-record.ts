import type { Product } from "./product.ts";

/** A record as it is saved. How many there are is counted beside it. */
export type PieceRecord = Omit<Product, "stock">;
