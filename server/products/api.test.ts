import { expect, test } from "vitest";
import { type CartAnswer, cartAnswerShape } from "../../shop/cart/cart-product.ts";
import { priceNow } from "../../shop/pieces/sale.ts";
import { fits } from "../../shop/shape.ts";
import { smallShop } from "../testing/orders.ts";
import { productRoutes } from "./api.ts";

test("a piece on sale has both prices; the delivery charge comes with the products", async () => {
  const { catalogue, settings } = smallShop();
  const product = (id: number) => {
    const known = catalogue.product(id);
    return known && { ...known, salePrice: id === 98 ? 4100 : null };
  };
  const routes = productRoutes(
    () => ({ ...smallShop(), catalogue: { ...catalogue, product } }),
    async () => new Map(),
  );
  const answer: unknown = await (await routes.request("/api/products?ids=98,1")).json();
  if (!fits<CartAnswer>(answer, cartAnswerShape)) throw new Error("not the shape that carts look for");
  const { products, delivery } = answer;
  expect(products).toMatchObject([{ price: 5200, salePrice: 4100 }, { price: 95_000 }]);
  expect(products.map(priceNow)).toEqual([4100, 95_000]);
  expect(delivery).toBe(settings.deliveryCharge);
});
