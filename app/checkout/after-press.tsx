import { type FC, useEffect, useState } from "react";
import { placedMessage } from "../../shop/checkout.ts";
import { buttonStyle } from "../components/button-style.ts";
import { fetchPart } from "../components/fetch-part.ts";
import { loadAnew } from "../components/load-anew.ts";
import { prepareToasts } from "../components/toast.ts";
import { useBackOnline } from "../components/use-back-online.ts";
import type { PlacedOrder } from "../placing/placed-order.ts";

/**
 * What only shows after "Complete Order" is fetched while she fills in the form, not with the page. Where it can't be
 * had, the order is placed none the less, and said to be.
 */
const fetchOrnament = () => import("./placing-ornament.tsx");
const fetchConfirmation = () => import("./confirmation.tsx");

export function prepareAfterPress(): void {
  for (const fetch of [fetchOrnament, fetchConfirmation, prepareToasts]) fetch().catch(() => undefined);
}

export function PlacingOrnament() {
  const Ornament = useFetched(fetchOrnament, Nothing);
  return Ornament && <Ornament />;
}

export function Confirmation({ order }: { order: PlacedOrder }) {
  const Shown = useFetched(fetchConfirmation, PlainConfirmation);
  return Shown && <Shown order={order} />;
}

/** Undefined until it is there. Unlike with `lazy`, a lost connection doesn't cost the page: `instead` is shown. */
function useFetched<Props>(fetch: () => Promise<{ default: FC<Props> }>, instead: FC<Props>): FC<Props> | undefined {
  const [fetched, setFetched] = useState<{ default: FC<Props> }>();

  useEffect(() => {
    let current = true;
    fetchPart(fetch)
      .catch(() => ({ default: instead }))
      .then((module) => current && setFetched(module));
    return () => {
      current = false;
    };
  }, [fetch, instead]);

  return fetched?.default;
}

const Nothing = () => null;

/** The order is known to this tab: loaded anew, the page shows it whole. */
function PlainConfirmation({ order: { receipt } }: { order: PlacedOrder }) {
  useBackOnline(loadAnew);
  return (
    <div className="page pt-9 pb-16 text-center">
      <h1 className="font-display text-38 leading-[1.14]">{placedMessage}</h1>
      <p>
        Order number <strong className="nums font-semibold">{receipt.number}</strong>
      </p>
      <p className="mt-6 text-ink-2">We have your order. Only the rest of this page couldn’t be reached.</p>
      <button type="button" onClick={loadAnew} className={buttonStyle("primary", "mt-4")}>
        Try again
      </button>
    </div>
  );
}
