import { Link } from "react-router";
import { deskPiecesPath } from "../../../shop/desk/desk-paths.ts";
import type { RunningOutPiece } from "../../../shop/desk/today-numbers.ts";
import { pieceFilterQuery } from "../../../shop/editor/piece-filter.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SectionHead } from "./section-head.tsx";

const words = ["None", "One", "Two", "Three", "Four", "Five"];

function leftInWords({ left: count, isSoldOutToday }: RunningOutPiece): string {
  return `${words[count] ?? count} left${isSoldOutToday ? ", sold out today" : ""}`;
}

/** Its row in the list of pieces, opened. Found by name: a filter for low stock would no longer match once it is saved. */
function changePath({ id, name }: RunningOutPiece): string {
  const query = pieceFilterQuery({ search: name });
  query.set("edit", String(id));
  return `${deskPiecesPath}?${query}`;
}

export function RunningOut({ pieces }: { pieces: readonly RunningOutPiece[] }) {
  return (
    <section className="today-out">
      <SectionHead title="Running out" aside="counted pieces" />
      <ul className="border-b border-line">
        {pieces.map((piece) => (
          <li key={piece.id} className="flex items-center gap-3.5 border-t border-line py-2">
            <span className="w-[45px] shrink-0">
              {piece.picture && <Picture of={piece.picture} alt="" sizes="45px" />}
            </span>
            <span className="min-w-0 grow">
              <span className="block truncate font-display text-21 leading-tight">
                <bdi>{piece.name}</bdi>
              </span>
              <span className={`flex items-baseline gap-1.75 text-14 ${piece.left === 0 ? "text-red" : "text-ink-2"}`}>
                {piece.left === 0 && <Nuqta className="text-[8px]" />}
                {leftInWords(piece)}
              </span>
            </span>
            <Link
              to={changePath(piece)}
              aria-label={`Change ${piece.name}`}
              className="flex min-h-11 items-center font-semibold text-accent-deep hover:underline"
            >
              Change
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
