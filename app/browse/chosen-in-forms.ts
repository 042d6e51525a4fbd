import type { ListingView } from "../../shop/pieces/listing-view.ts";
import { withoutPricesBeyondSlider } from "../../shop/pieces/price-slider.ts";
import type { Browsed } from "./browse-data.server.ts";
import { scopes } from "./scope.ts";

/**
 * The view with what the shopper changed in the page's forms before hydration: filters, in the column or the sheet, and
 * sorting. A form is compared with its own reset state, not with the address: the slider rounds a price from the address
 * to its nearest stop, which would look like a change.
 */
export function chosenInForms(path: string, view: ListingView, { scope, priceEnds }: Browsed): ListingView {
  const forms = document.querySelectorAll<HTMLFormElement>(`main form[action="${path}"]`);
  let chosen = view;
  for (const form of forms) {
    const untouched = form.cloneNode(true) as HTMLFormElement;
    untouched.reset();
    const [initial, current] = [untouched, form].map((each) => {
      const fields = [...new FormData(each)].map(([name, value]) => [name, String(value)]);
      return withoutPricesBeyondSlider(scopes[scope].parse(new URLSearchParams(fields)), priceEnds);
    }) as [ListingView, ListingView];
    const changed = changedFields(initial, current);
    if (Object.keys(changed).length > 0) chosen = { ...chosen, ...changed };
  }
  return chosen;
}

function changedFields(initial: ListingView, current: ListingView): Partial<ListingView> {
  const names = new Set([...Object.keys(initial), ...Object.keys(current)]) as Set<keyof ListingView>;
  // How many pieces are shown isn't a field.
  names.delete("shown");
  const changed = [...names].filter((name) => JSON.stringify(initial[name]) !== JSON.stringify(current[name]));
  return Object.fromEntries(changed.map((name) => [name, current[name]]));
}
