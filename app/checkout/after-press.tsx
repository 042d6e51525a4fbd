import { useEffect, useEffectEvent, useState } from "react";
import { placedMessage } from "../../shop/checkout.ts";
import { fetchPart } from "../components/fetch-part.ts";
import { prepareToasts } from "../components/toast.ts";
import type { PlacedOrder } from "./placed-order.ts";

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
  const Ornament = useFetched(fetchOrnament, () => undefined)?.default;
  return Ornament ? <Ornament /> : null;
}

export function Confirmation({ order }: { order: PlacedOrder }) {
  const [isLost, setLost] = useState(false);
  const Whole = useFetched(fetchConfirmation, () => setLost(true))?.default;
  if (Whole) return <Whole order={order} />;
  return isLost ? <PlainConfirmation order={order} /> : null;
}

/** Undefined until it is there. Unlike with `lazy`, a lost connection doesn't cost the page: `onFailure` is told. */
function useFetched<Module extends object>(fetch: () => Promise<Module>, onFailure: () => void): Module | undefined {
  const [module, setModule] = useState<Module>();
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    let current = true;
    fetchPart(fetch).then(
      (fetched) => current && setModule(fetched),
      () => current && fail(),
    );
    return () => {
      current = false;
    };
  }, [fetch]);

  return module;
}

function PlainConfirmation({ order: { receipt } }: { order: PlacedOrder }) {
  return (
    <div className="page pt-9 pb-16 text-center">
      <h1 className="font-display text-38 leading-[1.14]">{placedMessage}</h1>
      <p>
        Order number <strong className="nums font-semibold">{receipt.number}</strong>
      </p>
    </div>
  );
}
