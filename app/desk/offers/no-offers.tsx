import { Link } from "react-router";
import { deskNewOfferPath } from "../../../shop/desk/desk-paths.ts";
import type { OfferFilter } from "../../../shop/offer/offer-desk.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Shamsa } from "../../ui/shamsa.tsx";
import { EmptyBox } from "../ui/empty-box.tsx";

export function NoOffers({ filter, hasAny }: { filter: OfferFilter; hasAny: boolean }) {
  if (filter.q !== "")
    return (
      <EmptyBox title="No offer found" isLeft>
        Nothing fits “<bdi>{filter.q}</bdi>”. Try a piece, a name or a phone.
      </EmptyBox>
    );
  if (hasAny) return <EmptyBox title="No offers here" />;
  return (
    <section className="mt-10 flex flex-col items-center text-center">
      <Shamsa state="begun" className="size-40 text-gold" />
      <h2 className="mt-4 font-display text-30 leading-[1.2]">No offers yet</h2>
      <p className="mt-1.5 max-w-[460px] text-balance text-ink-2">A price agreed in a chat becomes an order here.</p>
      <Link to={deskNewOfferPath} className={buttonStyle("primary", "mt-5")}>
        New offer
      </Link>
    </section>
  );
}
