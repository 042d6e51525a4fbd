import { Hono } from "hono";
import { etag } from "hono/etag";
import type { CartAnswer, CartProduct } from "../../shop/cart/cart-product.ts";
import type { DeliverySettings, PricedProduct } from "../../shop/cart/pricing.ts";
import { maxSaved } from "../../shop/device/stored-pieces.ts";
import { maxLines } from "../../shop/limits.ts";
import { parseProductId, productsApiPath } from "../../shop/paths.ts";
import { cardRating } from "../../shop/pieces/card.ts";
import type { PictureRef } from "../../shop/pieces/picture.ts";
import type { Product } from "../../shop/pieces/product.ts";
import { type Stock, totalLeft } from "../../shop/pieces/stock.ts";
import { problem } from "../http/problem.ts";
import { contentEtag } from "../site/etag.ts";
import { caching } from "../site/site-manifest.ts";

/** A whole cart, or everything that a device may have saved. */
const maxIds = Math.max(maxLines, maxSaved);

type Shown = PricedProduct & Pick<Product, "summary" | "badge" | "images" | "category" | "rating">;

/** The part of the catalogue that this API needs. */
export type ProductSource = {
  product(id: number): Shown | undefined;
  picture(name: string): PictureRef;
  related(product: Pick<Product, "id" | "category">): readonly Pick<Product, "id" | "inStock">[];
};

/** The part of an edition that the server sells from. */
export type Selling = {
  number: number;
  catalogue: ProductSource;
  settings: DeliverySettings & { name: string; email: string; raast?: { iban: string } };
  /** The counted pieces, as of this edition. */
  counted: ReadonlyMap<number, Stock>;
};

/** The current stock of those of these pieces that are counted. */
export type StockNow = (ids: readonly number[]) => Promise<ReadonlyMap<number, Stock>>;

/** How many pieces are suggested in place of a sold-out one. */
const maxSimilar = 4;

/** The products of a cart, priced from the catalogue. Those that don't exist any more are left out; the cart says so. */
export function productRoutes(current: () => Selling, stockNow: StockNow): Hono {
  const routes = new Hono();
  routes.get(productsApiPath, etag(), async (context) => {
    const asked = (context.req.query("ids") ?? "").split(",").filter((text) => text !== "");
    if (asked.length > maxIds) return problem(400, `Ask for at most ${maxIds} products at once.`);
    const ids = new Set(asked.map(parseProductId).filter((id) => id !== undefined));
    const { number, catalogue, settings, counted } = current();
    const stock = await stockNow([...ids].filter((id) => counted.has(id)));
    const products = [...ids]
      .flatMap((id) => catalogue.product(id) ?? [])
      .map((product) => describe(product, catalogue, stock.get(product.id)));
    const { deliveryCharge: delivery, freeDeliveryFrom: freeFrom } = settings;
    const answer: CartAnswer = { edition: number, products, delivery, ...(freeFrom !== undefined && { freeFrom }) };
    const body = JSON.stringify(answer);
    const headers = { "Content-Type": "application/json", "Cache-Control": caching.page };
    return context.body(body, 200, { ...headers, ETag: contentEtag(body, number) });
  });
  routes.all(productsApiPath, () => problem(405, "Products are only read.", {}, { Allow: "GET, HEAD" }));
  return routes;
}

function describe(product: Shown, catalogue: ProductSource, stock: Stock | undefined): CartProduct {
  const { id, name, price, salePrice, inStock, sizes, dupatta, scents, kilos, summary, badge } = product;
  const [leading] = product.images;
  if (leading === undefined) throw new Error(`Product ${id} has no picture`);
  return {
    id,
    name,
    price,
    ...(salePrice && { salePrice }),
    inStock: inStock && totalLeft(stock, sizes) !== 0,
    ...(stock && { stock }),
    ...(sizes && { sizes }),
    ...(dupatta && { dupatta }),
    ...(scents && { scents }),
    ...(kilos && { kilos }),
    summary,
    badge,
    ...cardRating(product),
    picture: catalogue.picture(leading),
    ...(!inStock && { similar: similarTo(product, catalogue) }),
  };
}

function similarTo(product: Shown, catalogue: ProductSource): number[] {
  const others = catalogue.related(product).filter(({ inStock }) => inStock);
  return others.slice(0, maxSimilar).map(({ id }) => id);
}
