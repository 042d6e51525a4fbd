import { activeFilters, type ListingView } from "../../shop/pieces/listing-view.ts";
import { dialogButton } from "../ui/dialog-button.ts";
import { Icon } from "../ui/icon.tsx";

export const filterSheetId = "filter";
export const filterFormId = "filter-form";

type Props = { view: ListingView; className: string };

/** Without script the sheet is at the end of the page, and a link leads there. */
export function FilterButton({ view, className }: Props) {
  const count = activeFilters(view).length;
  const look = `items-center justify-center gap-2.5 font-semibold text-14 md:font-medium ${className}`;
  const words = (
    <>
      <Icon name="filter" className="size-5" />
      {count > 0 ? `Filter (${count})` : "Filter"}
    </>
  );
  return (
    <>
      <button type="button" {...dialogButton(filterSheetId, "show-modal")} className={`flex noscript:hidden ${look}`}>
        {words}
      </button>
      <a href={`#${filterSheetId}`} className={`flex not-noscript:hidden ${look}`}>
        {words}
      </a>
    </>
  );
}
