import { Link } from "react-router";
import { deskNewPiecePath, deskPiecesPath } from "../../../shop/desk/desk-paths.ts";
import type { PieceFilter } from "../../../shop/editor/piece-filter.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { SearchForm } from "../ui/search-form.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

type Props = {
  filter: PieceFilter;
  /** Of this list, without ticks. */
  query: string;
  isTicking: boolean;
  /** Of this page. */
  rowCount: number;
  tickedCount: number;
  onTickAll: () => void;
};

export function PiecesHead({ filter: { search, listing }, query, isTicking, rowCount, tickedCount, onTickAll }: Props) {
  const isHydrated = useHydrated();
  return (
    <header className="flex h-15.5 items-center gap-3 md:h-auto md:gap-3.5 md:pb-6">
      <h1 className={`font-display text-30 leading-[1.14] md:grow md:text-52 ${isTicking ? "grow" : ""}`}>
        {isTicking && tickedCount > 0 ? (
          <>
            <span className="md:hidden">{tickedCount} ticked</span>
            <span className="hidden md:inline">Pieces</span>
          </>
        ) : (
          "Pieces"
        )}
      </h1>
      {isTicking && isHydrated && (
        <button type="button" onClick={onTickAll} className="min-h-11 px-2 font-semibold text-accent-deep md:hidden">
          Tick all {rowCount}
        </button>
      )}
      <div className={`contents ${isTicking ? "max-md:hidden" : ""}`}>
        <SearchForm
          action={deskPiecesPath}
          filters={{ listing }}
          search={search}
          maxLength={80}
          label="Name, stone or number"
          hint="Name, stone or number"
          shortHint="Name, stone…"
        />
        <Link
          to={deskNewPiecePath}
          aria-label="New piece"
          className="-mr-2.5 -ml-2 flex size-11 shrink-0 items-center justify-center text-accent-deep md:hidden"
        >
          <Icon name="plus" />
        </Link>
      </div>
      <TickMode query={query} isTicking={isTicking} />
      <span className="hidden md:block">
        <Link to={deskNewPiecePath} className={buttonStyle("outline", "whitespace-nowrap")}>
          <Icon name="plus" className="size-5" />
          New piece
        </Link>
      </span>
    </header>
  );
}

function TickMode({ query, isTicking }: Pick<Props, "query" | "isTicking">) {
  const list = new URLSearchParams(query);
  if (isTicking) list.delete("sale");
  else list.set("tick", "yes");
  return (
    <Link
      to={`${deskPiecesPath}?${list}`}
      replace
      preventScrollReset
      aria-label={isTicking ? undefined : "Tick several pieces"}
      className="-mr-2.5 -ml-2 flex min-h-11 min-w-11 shrink-0 items-center justify-center px-2 font-semibold text-accent-deep md:hidden"
    >
      {isTicking ? "Done" : <DeskIcon name="select" />}
    </Link>
  );
}
