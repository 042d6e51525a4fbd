import { Link } from "react-router";
import { deskNewPiecePath, deskPiecesPath } from "../../../shop/desk/desk-paths.ts";
import type { PieceFilter } from "../../../shop/editor/piece-filter.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { SearchForm } from "../ui/search-form.tsx";

export function PiecesHead({ filter: { search, listing } }: { filter: PieceFilter }) {
  return (
    <header className="flex h-15.5 items-center gap-3 md:h-auto md:gap-3.5 md:pb-6">
      <h1 className="font-display text-30 leading-[1.14] md:grow md:text-52">Pieces</h1>
      <SearchForm
        action={deskPiecesPath}
        within={{ listing }}
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
      <span className="hidden md:block">
        <Link to={deskNewPiecePath} className={buttonStyle("outline", "whitespace-nowrap")}>
          <Icon name="plus" className="size-5" />
          New piece
        </Link>
      </span>
    </header>
  );
}
