import { Link, useLocation, useSearchParams } from "react-router";
import type { PieceRow as Row } from "../../../shop/editor/piece-desk.ts";
import type { PieceFilter } from "../../../shop/editor/piece-filter.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Problem } from "../../ui/problem.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { OpenRow } from "./open-row.tsx";
import { PieceListRow } from "./piece-list-row.tsx";
import type { RowUndo } from "./row-undo.ts";
import type { RowRefusal } from "./save-row.ts";

type Props = {
  rows: readonly Row[];
  found: number;
  page: number;
  pages: number;
  filter: PieceFilter;
  open: number | undefined;
  done: RowUndo | undefined;
  tickedCount: number;
  onTickAll: (isTicked: boolean) => void;
  /** With its row, which the filter may leave out by now. */
  refusal: (RowRefusal & { row: Row | undefined }) | undefined;
};

export function PieceList({ rows: filtered, found, page, pages, filter, open, done, refusal, ...ticks }: Props) {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const linkTo = (changes: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams(params);
    for (const gone of ["edit", "done", "did", "left", "pieces"]) query.delete(gone);
    for (const [name, value] of Object.entries(changes)) query.set(name, value);
    return `?${query}`;
  };
  const openId = refusal?.id ?? open;
  const isMissing = refusal && !filtered.some(({ id }) => id === refusal.id);
  const rows = isMissing && refusal.row ? [refusal.row, ...filtered] : filtered;
  const gone = isMissing && !refusal.row && <Problem role="alert">{refusal.problem}</Problem>;
  if (rows.length === 0) return gone || <NothingHere search={filter.search} />;
  return (
    <>
      {gone}
      <ListHead rowCount={rows.length} {...ticks} />
      <ul>
        {rows.map((row) =>
          row.id === openId ? (
            <OpenRow key={`${row.id} ${key}`} row={row} refusal={refusal} closePath={linkTo({})} action={linkTo({})} />
          ) : (
            <PieceListRow
              key={row.id}
              row={row}
              done={done?.id === row.id ? done : undefined}
              editPath={linkTo({ edit: String(row.id) })}
              action={linkTo({})}
            />
          ),
        )}
      </ul>
      <div className="flex flex-wrap items-center justify-center gap-4 py-7 text-ink-2">
        {page > 1 && (
          <Link to={linkTo({ page: String(page - 1) })} className={buttonStyle("quiet")}>
            Earlier
          </Link>
        )}
        <span className="nums">
          {filtered.length} of {found}
        </span>
        {page < pages && (
          <Link to={linkTo({ page: String(page + 1) })} className={buttonStyle("quiet")}>
            More
          </Link>
        )}
      </div>
    </>
  );
}

const columns = [
  ["Piece", "md:col-span-2"],
  ["Category", ""],
  ["Badge", "piece-row-badge"],
  ["Stock", ""],
  ["Price", "text-right"],
] as const;

type HeadProps = Pick<Props, "tickedCount" | "onTickAll"> & { rowCount: number };

function ListHead({ rowCount, tickedCount, onTickAll }: HeadProps) {
  const isHydrated = useHydrated();
  return (
    <div className="piece-row piece-row-head">
      {isHydrated ? (
        <input
          type="checkbox"
          aria-label="Tick all"
          className="tick"
          checked={tickedCount > 0 && tickedCount === rowCount}
          onChange={(event) => onTickAll(event.currentTarget.checked)}
        />
      ) : (
        <span />
      )}
      {columns.map(([name, look]) => (
        <span key={name} aria-hidden="true" className={look}>
          {name}
        </span>
      ))}
      <span />
    </div>
  );
}

function NothingHere({ search }: { search: string | undefined }) {
  return (
    <div className="mt-6 border border-line bg-white px-6 py-5.5">
      <h2 className="font-display text-26 leading-tight">No piece found</h2>
      <p className="mt-2 break-words text-ink-2">
        {search ? (
          <>
            Nothing fits “<bdi>{search}</bdi>”. Try a name, a stone or a number.
          </>
        ) : (
          "Nothing stands here now."
        )}
      </p>
    </div>
  );
}
