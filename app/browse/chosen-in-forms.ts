import type { ListingView } from "../../shop/pieces/listing-view.ts";
import { withoutIdlePrices } from "../../shop/pieces/price-slider.ts";
import type { Browsed } from "./browse-data.server.ts";
import { scopes } from "./scope.ts";

/**
 * The view with what the shopper changed in the page's forms before hydration: filters, in the column or the sheet, and
 * sorting. A form is compared with its own reset state, not with the address: a price between two stops of the slider
 * can't be shown exactly, and isn't a change.
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
