import { Suspense, useEffect } from "react";
import { productPath } from "../../shop/paths.ts";
import { piecePage } from "../cards/piece-page.ts";
import { addViewedPiece } from "../device/viewed-pieces.ts";
import { ViewedRow } from "../device/viewed-row.tsx";
import { absoluteUrl } from "../seo/page-meta.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { StillHtml } from "../ui/still-html.tsx";
import { Care } from "./care.tsx";
import { Description } from "./description.tsx";
import { Facts } from "./facts.tsx";
import { Gallery } from "./gallery.tsx";
import type { ProductData } from "./product-data.server.ts";
import { Purchase } from "./purchase.tsx";
import { Related } from "./related.tsx";
import { useReviewPresses } from "./use-review-presses.ts";

export function ProductView({ product, pictures, description, arrival, care, listing, related }: ProductData) {
  useReviewPresses();
  useEffect(() => addViewedPiece(product.id), [product.id]);
  return (
    <>
      <div className={piecePage.page}>
        <Breadcrumb trail={[{ name: listing.title, path: listing.path }]} here={product.name} />
        <div className={piecePage.columns}>
          <Gallery name={product.name} pictures={pictures} />
          <div className="md:sticky md:top-[calc(var(--nav-height)+1rem)] md:self-start">
            <Purchase product={product} arrival={arrival} />
            <Facts product={product} />
            <Description html={description} />
            {care && <Care lines={care} />}
            <p className="mt-6 hidden text-14 print:block">{absoluteUrl(productPath(product.id))}</p>
          </div>
        </div>
      </div>
      {/* "Complete the set" and "Who else has it". */}
      <StillHtml />
      {/* Its own Suspense boundary: hydrated last, or when it is pressed. */}
      <Suspense>{related.length > 0 && <Related id={product.id} first={related} />}</Suspense>
      <ViewedRow except={[product.id]} />
    </>
  );
}
