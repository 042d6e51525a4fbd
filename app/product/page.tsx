import type { ProductData } from "./product-data.server.ts";
import { ProductNotFound } from "./product-not-found.tsx";
import { ProductView } from "./product-view.tsx";

type Props = { found?: ProductData | undefined };

export default function ProductPage({ found }: Props) {
  return found ? <ProductView {...found} /> : <ProductNotFound />;
}
