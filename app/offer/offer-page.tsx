import type { OpenOffer, OverOffer } from "./offer-data.server.ts";
import { OfferOver } from "./offer-over.tsx";
import { OfferView } from "./offer-view.tsx";

export type ShownOffer = { open: OpenOffer; over?: undefined } | { open?: undefined; over: OverOffer };

export function OfferPage({ open, over }: ShownOffer) {
  return open ? <OfferView offer={open} /> : <OfferOver offer={over} />;
}
