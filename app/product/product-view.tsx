import { lazy, memo, Suspense, useDeferredValue } from "react";
import { useNavigationType } from "react-router";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { piecePage } from "../components/piece-page.ts";
import { Description } from "./description.tsx";
import { Facts } from "./facts.tsx";
import { Gallery } from "./gallery.tsx";
import type { ProductData } from "./product-data.server.ts";
import { Purchase } from "./purchase.tsx";

/** Far below: its script comes after the page's own. Until it does, what the server wrote stays, links and all. */
const Related = lazy(fetchRelated);
const retryMs = 5_000;

async function fetchRelated(): Promise<typeof import("./related.tsx")> {
  try {
    return await import("./related.tsx");
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return fetchRelated();
  }
}

export const ProductView = memo(({ product, pictures, description, listing, related }: ProductData) => {
  // Who comes by a tap sees the piece first; a page that is loaded or come back to is whole at once.
  const isByTap = useNavigationType() === "PUSH";
  const isWhole = useDeferredValue(true, !isByTap);
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
      <Suspense>{isWhole && related.length > 0 && <Related cards={related} />}</Suspense>
    </>
  );
});
