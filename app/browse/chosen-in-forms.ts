import type { ListingView } from "../../shop/listing-view.ts";
import { withoutIdlePrices } from "../../shop/price-slider.ts";
import type { Browsed } from "./browse-data.server.ts";
import { scopes } from "./scope.ts";

/**
 * The view itself, or one with what the page's forms hold otherwise: filters, in the column or in the sheet, and the
 * order. They are forms like any other, which would have worked without script; each says nothing new of what the
 * others ask.
 */
export function chosenInForms(path: string, view: ListingView, { scope, priceEnds }: Browsed): ListingView {
  const forms = document.querySelectorAll<HTMLFormElement>(`main form[action="${path}"]`);
  let chosen = view;
  for (const form of forms) {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const held = withoutIdlePrices(scopes[scope].parse(new URLSearchParams(fields)), priceEnds);
    const others = otherThan(view, held);
    if (Object.keys(others).length > 0) chosen = { ...chosen, ...others };
  }
  return chosen;
}

function otherThan(view: ListingView, held: ListingView): Partial<ListingView> {
  const names = new Set([...Object.keys(view), ...Object.keys(held)]) as Set<keyof ListingView>;
  names.delete("shown");
  const others = [...names].filter((name) => JSON.stringify(view[name]) !== JSON.stringify(held[name]));
  return Object.fromEntries(others.map((name) => [name, held[name]]));
}
