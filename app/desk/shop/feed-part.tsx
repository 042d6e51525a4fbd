import { feedPath, feedTextPath } from "../../../shop/paths.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { DeskCopyButton } from "../ui/desk-copy-button.tsx";

/** Where Google and Meta fetch the pieces from. `shop` is the shop's own address. */
export function FeedPart({ shop }: { shop: string }) {
  const address = shop + feedPath;
  return (
    <section aria-labelledby="feed-title" className="shop-words pt-8 md:mt-4 md:border-line md:border-t md:pt-9">
      <h2 id="feed-title" className="section-title">
        On Google and Instagram
      </h2>
      <p className="mt-1 text-14 text-ink-2">
        Every piece with its pictures, price and stock as they are now, for catalogues that fetch it each day.{" "}
        <a href={feedTextPath} className="text-accent-deep underline underline-offset-4">
          The same as a table
        </a>
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <span className="select-all break-all font-semibold">{address}</span>
        <DeskCopyButton what="address" isNamed text={address} className={buttonStyle("quiet")} />
      </p>
      <p className="mt-4 max-w-[65ch] text-15">
        Google asks for it in Merchant Center: Data sources, then Add product source, from a file at an address. Meta
        asks for it in Commerce Manager: your catalogue, then Data sources, Data feed, by its address; Instagram and
        Facebook show the pieces from there.
      </p>
    </section>
  );
}
