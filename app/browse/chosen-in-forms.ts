import type { ListingView } from "../../shop/pieces/listing-view.ts";
import { withoutIdlePrices } from "../../shop/pieces/price-slider.ts";
import type { Browsed } from "./browse-data.server.ts";
import { scopes } from "./scope.ts";

/**
 * The view itself, or one with what she has changed in the page's forms: filters, in the column or in the sheet, and the
 * order. They are forms like any other, which would have worked without script. What a form can't show as the address
 * has it, such as a price between two steps of its handle, isn't her doing.
 */
export function chosenInForms(path: string, view: ListingView, { scope, priceEnds }: Browsed): ListingView {
  const forms = document.querySelectorAll<HTMLFormElement>(`main form[action="${path}"]`);
  let chosen = view;
  for (const form of forms) {
    const untouched = form.cloneNode(true) as HTMLFormElement;
    untouched.reset();
    const [before, held] = [untouched, form].map((each) => {
      const fields = [...new FormData(each)].map(([name, value]) => [name, String(value)]);
      return withoutIdlePrices(scopes[scope].parse(new URLSearchParams(fields)), priceEnds);
    }) as [ListingView, ListingView];
    const others = otherThan(before, held);
    if (Object.keys(others).length > 0) chosen = { ...chosen, ...others };
  }
  return chosen;
}

function otherThan(before: ListingView, held: ListingView): Partial<ListingView> {
  const names = new Set([...Object.keys(before), ...Object.keys(held)]) as Set<keyof ListingView>;
  names.delete("shown");
  const others = [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(held[name]));
  return Object.fromEntries(others.map((name) => [name, held[name]]));
}
