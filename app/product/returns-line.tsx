import { returnsPath } from "../../shop/paths.ts";
import type { Badge } from "../../shop/pieces/product.ts";

const wrong = "it comes damaged or wrong, write within 7 days and we put it right.";

const words: Readonly<Record<Badge, string>> = {
  "Made to Order": `Made for you, so check size and colour with us first; if ${wrong}`,
  "Ready to Ship": `If ${wrong}`,
};

/** The padding makes the link fit a thumb; negative margins keep the lines where they are. */
export function ReturnsLine({ badge }: { badge: Badge }) {
  return (
    <p className="mt-3 text-14 text-ink-2 leading-[1.55]">
      {words[badge]}{" "}
      <a
        href={returnsPath}
        className="-mx-2 -my-3 inline-block px-2 py-3 text-accent-deep underline underline-offset-4"
      >
        How<span className="sr-only"> we put things right</span>
      </a>
    </p>
  );
}
