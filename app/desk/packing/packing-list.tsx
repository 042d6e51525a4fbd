import { Link } from "react-router";
import { deskPackingOrderPath, deskPackingPath, deskSlipsPath } from "../../../shop/desk/desk-paths.ts";
import { maxSearch } from "../../../shop/desk/order-search.ts";
import { type PackingRow, type PackingTab, packingTabNames, packingTabs } from "../../../shop/desk/packing-desk.ts";
import type { Day } from "../../../shop/pakistan-days.ts";
import { pieceCount } from "../../../shop/pieces/piece-count.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { EmptyBox } from "../ui/empty-box.tsx";
import { ListTabs } from "../ui/list-tabs.tsx";
import { PictureMosaic } from "../ui/order-pictures.tsx";
import { directionOf, PersonName } from "../ui/person-name.tsx";
import { SearchForm } from "../ui/search-form.tsx";
import { StageChip } from "../ui/stage-chip.tsx";
import { dueInWords } from "./due-in-words.ts";

type Shown = { tab: PackingTab; search: string };

function listPath({ tab, search }: Shown, after?: string): string {
  const query = new URLSearchParams({ tab, ...(search && { q: search }), ...(after && { after }) });
  return `${deskPackingPath}?${query}`;
}

export function PackingHead({ tab, search, rows }: Shown & { rows: readonly PackingRow[] }) {
  const isPrinted = rows.length > 0 && tab !== "way";
  return (
    <header className="flex h-15.5 items-center gap-3 md:h-auto md:gap-3.5 md:pb-6">
      <h1 className="font-display text-30 leading-[1.14] md:grow md:text-52">Orders</h1>
      <SearchForm
        action={deskPackingPath}
        filters={{ tab }}
        search={search}
        maxLength={maxSearch}
        label="Number, name, phone, city or piece"
        hint="Number, name, phone, city, piece"
        shortHint="Number, name…"
      />
      {isPrinted && (
        <Link
          to={`${deskSlipsPath}?orders=${rows.map(({ number }) => number).join()}`}
          aria-label={rows.length === 1 ? "Print this slip" : `Print these ${rows.length} slips`}
          className="flex size-11 shrink-0 items-center justify-center"
        >
          <DeskIcon name="print" className="size-5.5" />
        </Link>
      )}
    </header>
  );
}

export function PackingTabs({ tab, search, counts }: Shown & { counts: Readonly<Record<PackingTab, number>> }) {
  const tabs = packingTabs.map((each) => ({
    name: packingTabNames[each],
    to: listPath({ tab: each, search }),
    count: counts[each],
    isOpen: each === tab,
  }));
  return <ListTabs label="Orders" tabs={tabs} />;
}

type RowsProps = Shown & { rows: readonly PackingRow[]; next: string | undefined; today: Day };

export function PackingRows({ rows, next, today, ...shown }: RowsProps) {
  return (
    <>
      <ul>
        {rows.map((row) => (
          <Row key={row.number} row={row} today={today} />
        ))}
      </ul>
      {next && (
        <p className="mt-6 text-center">
          <Link to={listPath(shown, next)} className={buttonStyle("quiet")}>
            Newer orders
          </Link>
        </p>
      )}
    </>
  );
}

function Row({ row, today }: { row: PackingRow; today: Day }) {
  const { number, name, city, stage, pieces, pictures } = row;
  const due = stage === "sent" ? undefined : dueInWords(row.day, today);
  return (
    <li className="packing-row">
      <PictureMosaic pictures={pictures} />
      <span className="min-w-0 leading-[1.35]">
        <Link
          to={deskPackingOrderPath(number)}
          dir={directionOf(name)}
          className="order-row-link block truncate text-left font-semibold leading-6"
        >
          <PersonName name={name} />
        </Link>
        <span className="block truncate text-13 text-ink-2 leading-5">
          {number} · <bdi>{city}</bdi>
        </span>
        <StageChip stage={stage} />
      </span>
      <span className="whitespace-nowrap text-right leading-[1.6]">
        {pieceCount(pieces)}
        {due && (
          <span
            className={`flex items-center justify-end gap-1.5 text-14 ${due.isLate ? "font-semibold text-red" : "text-ink-2"}`}
          >
            {due.isLate && <Nuqta className="text-[7px]" />}
            {due.words}
          </span>
        )}
      </span>
    </li>
  );
}

const empty: Readonly<Record<PackingTab, string>> = {
  make: "Nothing to make",
  pack: "Nothing to pack",
  send: "Nothing to send",
  way: "Nothing on the way",
};

export function NothingToPack({ tab, search }: Shown) {
  if (search)
    return (
      <EmptyBox title="No order found" isLeft>
        Nothing fits “<bdi>{search}</bdi>”. Try part of a number, a name, a phone, a city or a piece.
      </EmptyBox>
    );
  return <EmptyBox title={empty[tab]}>What comes in shows up here.</EmptyBox>;
}
