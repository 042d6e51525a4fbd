import { Form, Link } from "react-router";
import { deskNewPiecePath, deskPiecesPath } from "../../../shop/desk-paths.ts";
import type { PieceFilter } from "../../../shop/piece-filter.ts";
import { buttonStyle } from "../../components/button-style.ts";
import { Icon } from "../../components/icon.tsx";

export function PiecesHead({ filter: { search, listing } }: { filter: PieceFilter }) {
  return (
    <header className="flex h-15.5 items-center gap-3 md:h-auto md:gap-3.5 md:pb-6">
      <h1 className="font-display text-30 leading-[1.14] md:grow md:text-52">Pieces</h1>
      <Form role="search" className="relative min-w-0 grow md:max-w-90 md:grow-0 md:basis-90" action={deskPiecesPath}>
        {listing && <input type="hidden" name="listing" value={listing} />}
        <Icon name="search" className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5" />
        <input
          key={search}
          type="search"
          name="q"
          defaultValue={search}
          maxLength={80}
          aria-label="Name, stone or number"
          placeholder="Name, stone or number"
          className="field min-h-11 truncate pl-10 md:min-h-[50px]"
        />
      </Form>
      <Link
        to={deskNewPiecePath}
        aria-label="New piece"
        className="flex size-11 shrink-0 items-center justify-center text-accent-deep md:hidden"
      >
        <Icon name="plus" />
      </Link>
      <span className="hidden md:block">
        <Link to={deskNewPiecePath} className={buttonStyle("outline")}>
          <Icon name="plus" className="size-5" />
          New piece
        </Link>
      </span>
    </header>
  );
}
