import { maxSearch } from "../desk/order-search.ts";
import { cleanText } from "../typed-text.ts";
import { offerStates } from "./offer.ts";
import type { OfferFilter, OfferPlace } from "./offer-desk.ts";

/** Which offers the desk's list shows; it lives in the address. Invalid values are ignored. */
export function parseOfferFilter(params: URLSearchParams): OfferFilter {
  return {
    state: offerStates.find((state) => state === params.get("state")),
    q: cleanText(params.get("q")?.trim().slice(0, maxSearch) ?? "", "one"),
  };
}

export function offerFilterQuery({ state, q }: OfferFilter): URLSearchParams {
  return new URLSearchParams({ ...(state && { state }), ...(q !== "" && { q }) });
}

/** A cursor of the list: the page after it has older offers. */
export function formatOfferPlace({ madeAt, id }: OfferPlace): string {
  return `${madeAt}.${id}`;
}

export function parseOfferPlace(text: string | null | undefined): OfferPlace | undefined {
  const match = /^(\d{1,15})\.(\d{1,15})$/.exec(text ?? "");
  return match ? { madeAt: Number(match[1]), id: Number(match[2]) } : undefined;
}

/** Of an address; undefined where it is none. */
export function parseOfferId(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : undefined;
}
