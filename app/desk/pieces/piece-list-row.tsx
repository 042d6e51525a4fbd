import { Form, Link } from "react-router";
import { deskPiecePath } from "../../../shop/desk/desk-paths.ts";
import type { PieceRow as Row } from "../../../shop/editor/piece-desk.ts";
import { isInState, stockWords } from "../../../shop/editor/piece-filter.ts";
import { tickedPieceValue } from "../../../shop/editor/ticked-pieces.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { Icon } from "../../ui/icon.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";
import { PieceTile } from "../ui/piece-tile.tsx";
import type { RowUndo } from "./row-undo.ts";
import { tickFormId } from "./ticked-pieces.ts";

type Props = { row: Row; done: RowUndo | undefined; editPath: string; action: string };

/** The name leads to the piece, what has a dotted underline opens the row. */
export function PieceListRow({ row, done, editPath, action }: Props) {
  const isOff = row.state === "off";
  const isMade = row.badge === "Made to Order" && !row.stock && row.inStock && !isOff;
  const isSoldOut = isInState(row, "sold-out");
  return (
    <li id={`piece-${row.id}`} className={`piece-row ${isOff ? "text-ink-2" : ""}`}>
      <input
        type="checkbox"
        form={tickFormId}
        name="pieces"
        value={tickedPieceValue(row)}
        aria-label={`Tick ${row.name}`}
        className="tick"
      />
      <PieceTile row={row} />
      <span className="piece-row-words">
        <Link
          to={deskPiecePath(row.id)}
          className="piece-row-link block break-words font-display text-21 leading-tight hover:text-accent-deep"
        >
          <bdi>{row.name}</bdi>
        </Link>
        <span className="text-14 text-ink-2 md:hidden">{row.category}</span>
        <span className="hidden truncate text-14 text-ink-2 md:block">
          <bdi>{row.summary}</bdi>
        </span>
      </span>
      <span className="hidden text-ink-2 md:block">{row.category}</span>
      <span className="piece-row-badge text-ink-2">{row.badge}</span>
      <span className="piece-row-stock">
        {done ? (
          <Saved row={row} done={done} action={action} />
        ) : (
          <Link
            to={editPath}
            preventScrollReset
            className={`changes-here ${isSoldOut ? "font-semibold text-red" : "text-ink-2"}`}
          >
            <span className="sr-only">{row.name}: </span>
            {isSoldOut && <Nuqta className="mr-1.5 inline text-[8px]" />}
            {isMade ? (
              <>
                <span className="md:hidden">Made to order</span>
                <span className="hidden md:inline">Not counted</span>
              </>
            ) : (
              stockWords(row)
            )}
            <span className="sr-only">. Change it</span>
          </Link>
        )}
      </span>
      <span className="piece-row-price">
        <Link to={editPath} preventScrollReset className="changes-here nums font-semibold">
          <span className="sr-only">{row.name}: </span>
          {formatDesk(row.price)}
          <span className="sr-only">. Change it</span>
        </Link>
        {row.salePrice !== null && (
          <span className="nums block text-14 text-red">Sale {formatDesk(row.salePrice)}</span>
        )}
      </span>
      <Link
        to={deskPiecePath(row.id)}
        aria-label={`Open ${row.name}`}
        className="hidden size-11 items-center justify-end justify-self-end md:flex"
      >
        <Icon name="right" className="size-5" />
      </Link>
    </li>
  );
}

/** Take it back posts the values from before. */
function Saved({ row, done, action }: { row: Row; done: RowUndo; action: string }) {
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      className="flex flex-wrap items-center justify-end gap-x-3 md:justify-start"
    >
      <span role="status" className="flex items-center gap-1.5 font-semibold text-14 text-green">
        <Icon name="check" className="size-4" />
        Saved
      </span>
      <RowFields row={row} />
      <input type="hidden" name="price" value={done.price} />
      {!isBySize(row) && <input type="hidden" name="left" value={done.left} />}
      {done.isSoldOut && <input type="hidden" name="soldOut" value="yes" />}
      <button type="submit" className="min-h-11 font-semibold text-14 text-accent-deep hover:underline">
        Take it back
      </button>
    </Form>
  );
}

/** Counted by size, which is done on the piece's own page. */
export function isBySize({ stock }: Pick<Row, "stock">): boolean {
  return stock !== undefined && Object.keys(stock).some((size) => size !== "");
}

/** The version and the count that were on the screen. */
export function RowFields({ row }: { row: Row }) {
  return (
    <>
      <input type="hidden" name="id" value={row.id} />
      <input type="hidden" name="seen" value={row.version} />
      <input type="hidden" name="leftSeen" value={row.stock?.[""] ?? ""} />
    </>
  );
}
