import { memo } from "react";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { piecePage } from "../components/piece-page.ts";
import { Description } from "./description.tsx";
import { Facts } from "./facts.tsx";
import { Gallery } from "./gallery.tsx";
import type { ProductData } from "./product-data.server.ts";
import { Purchase } from "./purchase.tsx";
import { Related } from "./related.tsx";

export const ProductView = memo(({ product, pictures, description, listing, related }: ProductData) => {
  return (
    <>
      <div className={piecePage.page}>
        <Breadcrumb trail={[{ name: listing.title, path: listing.path }]} here={product.name} />
        <div className={piecePage.columns}>
          <Gallery of={product} pictures={pictures} />
          <div className="md:sticky md:top-[calc(var(--nav-height)+1rem)] md:self-start">
            <Purchase product={product} />
            <Facts product={product} />
            <Description html={description} />
          </div>
        </div>
      </div>
      {related.length > 0 && <Related cards={related} />}
    </>
  );
});
