import { memo } from "react";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { Description } from "./description.tsx";
import { Facts } from "./facts.tsx";
import { Gallery } from "./gallery.tsx";
import type { ProductData } from "./product-data.server.ts";
import { Purchase } from "./purchase.tsx";
import { Related } from "./related.tsx";

export const ProductView = memo(({ product, pictures, description, listing, related }: ProductData) => {
  return (
    <>
      <div className="page md:pt-5.25">
        <Breadcrumb trail={[{ name: listing.title, path: listing.path }]} here={product.name} />
        <div className="md:mt-3 md:grid md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:gap-8 wide:grid-cols-[minmax(0,50rem)_minmax(0,27.5rem)] wide:justify-between wide:gap-12">
          <Gallery name={product.name} pictures={pictures} />
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
