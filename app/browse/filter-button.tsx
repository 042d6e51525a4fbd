import { activeFilters, type ListingView } from "../../shop/listing-view.ts";
import { Icon } from "../components/icon.tsx";

export const filterSheetId = "filter";

/** Browsers that know `command` open the sheet before any script has arrived; the others need one. */
const opensSheet = { command: "show-modal", commandfor: filterSheetId };

function open(): void {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  const sheet = document.getElementById(filterSheetId);
  if (sheet instanceof HTMLDialogElement) sheet.showModal();
}

type Props = { view: ListingView; className?: string };

/** Where scripts are off the sheet stands at the end of the page, and a link leads there. */
export function FilterButton({ view, className = "" }: Props) {
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
      <button type="button" {...opensSheet} onClick={open} className={`flex noscript:hidden ${look}`}>
        {words}
      </button>
      <a href={`#${filterSheetId}`} className={`flex not-noscript:hidden ${look}`}>
        {words}
      </a>
    </>
  );
}
