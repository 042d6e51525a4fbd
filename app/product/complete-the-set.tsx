import { productPath } from "../../shop/paths.ts";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import { Price } from "../ui/price.tsx";
import type { SetData } from "./product-data.server.ts";

const sizes = "(min-width: 68.75rem) 310px, (min-width: 48rem) 23vw, 72px";

/** Rendered on the server only. Rows on a phone, four columns from md. */
export function CompleteTheSet({ name, isChosen, pieces }: SetData) {
  return (
    <section aria-labelledby="complete-the-set" className="page mt-14.5 print:hidden md:mt-24">
      <h2 id="complete-the-set" className="font-display text-30 leading-[1.15] md:text-44">
        Complete the set
      </h2>
      <p className="mt-1.5 text-15 text-ink-2">
        {isChosen ? `Chosen to go with ${name}.` : `In the stones and metal of ${name}.`}
      </p>
      <ul className="mt-4 border-line border-t md:mt-6 md:grid md:grid-cols-4 md:gap-6 md:border-0">
        {pieces.map((piece) => (
          <li key={piece.id} className="min-w-0 border-line border-b md:border-0">
            <a
              href={productPath(piece.id)}
              className="flex items-center gap-4 py-2.5 md:block md:py-0 hover:text-accent-deep"
            >
              <Picture
                of={piece.picture}
                alt=""
                sizes={sizes}
                className="aspect-3/4 w-18 shrink-0 rounded-card md:w-full"
              />
              <span className="block min-w-0 flex-1 md:mt-3">
                <span className="block break-words font-display text-20 leading-[1.15] md:text-23">{piece.name}</span>
                <span className="mt-1 block truncate text-14 text-ink-2">{piece.summary}</span>
                <span className="nums mt-0.5 block text-15">{piece.inStock ? <Price {...piece} /> : "Sold out"}</span>
              </span>
              <Icon name="right" className="size-5 md:hidden" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
