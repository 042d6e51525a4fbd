import { defaultView } from "../../shop/pieces/listing-view.ts";
import { filterFormId } from "./filter-button.tsx";
import { FilterGroup, FoldedFilterGroup } from "./filter-group.tsx";
import { type FilterChoice, filterGroups } from "./filter-groups.ts";
import { PriceField } from "./price-field.tsx";
import type { Browse } from "./use-browse.ts";

type Props = {
  id: string;
  browse: Browse;
  /** Choices with the same name make one history entry, so that one Back undoes them all. */
  entry?: string;
  twoColumns?: boolean;
  /** The gap between the groups. */
  className: string;
};

/** Everything that a shopper can filter by. Without script it is a form like any other. */
export function FilterFields({ id, browse, entry, twoColumns = false, className }: Props) {
  const { path, scope, view, priceEnds } = browse;
  const { sale, category, availability, stone, metal } = filterGroups(browse.results, scope, view);
  const onChoose = (changes: FilterChoice["changes"]) => browse.change(changes, { entry, inForm: true });
  return (
    // Where the page has all pieces, choices apply at once and there is nothing to submit.
    <form
      id={id}
      method="get"
      action={path}
      // On Back the browser would restore the ticked boxes, and they would be applied again.
      autoComplete="off"
      onSubmit={(event) => {
        if (browse.needsSubmit) return;
        event.preventDefault();
        event.currentTarget.closest("dialog")?.close();
      }}
      className={`grid ${className}`}
    >
      {view.q !== undefined && <input type="hidden" name="q" value={view.q} />}
      {/* The sort menu belongs to the form of this id; other forms carry the sort hidden. */}
      {id !== filterFormId && view.sort !== defaultView.sort && <input type="hidden" name="sort" value={view.sort} />}
      {sale.length > 0 && <FilterGroup choices={sale} onChoose={onChoose} />}
      {category.length > 0 && (
        <FilterGroup title="Category" choices={category} onChoose={onChoose} twoColumns={twoColumns} />
      )}
      <FilterGroup title="Availability" choices={availability} onChoose={onChoose} />
      {priceEnds && (
        <PriceField
          ends={priceEnds}
          view={view}
          onChoose={(prices) => browse.change(() => prices, { entry: entry ?? "price", inForm: true })}
        />
      )}
      <div>
        {stone.length > 0 && (
          <FoldedFilterGroup title="Stone" choices={stone} onChoose={onChoose} twoColumns={twoColumns} />
        )}
        <FoldedFilterGroup title="Metal" choices={metal} onChoose={onChoose} twoColumns={twoColumns} />
      </div>
    </form>
  );
}
