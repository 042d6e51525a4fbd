import { activeFilters, noFilters } from "../../shop/pieces/listing-view.ts";
import { FilterFields } from "../browse/filter-fields.tsx";
import { focusPieces } from "../browse/pieces-id.ts";
import type { Browse } from "../browse/use-browse.ts";
import { buttonStyle } from "../ui/button-style.ts";

const formId = "filter-column-form";

export function FilterColumn({ browse }: { browse: Browse }) {
  const { view, needsSubmit, linkTo } = browse;
  return (
    <aside aria-label="Filter" className="hidden md:block">
      <FilterFields id={formId} browse={browse} className="gap-6.5" />
      <div className="mt-5 flex gap-2.5">
        <button
          type="submit"
          form={formId}
          className={buttonStyle("primary", needsSubmit ? "" : "not-noscript:hidden")}
        >
          Show the pieces
        </button>
        {activeFilters(view).length > 0 && (
          <a {...linkTo(() => noFilters, { onOpen: focusPieces })} className={buttonStyle("quiet")}>
            Clear
          </a>
        )}
      </div>
    </aside>
  );
}
