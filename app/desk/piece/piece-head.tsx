import { Form, Link } from "react-router";
import { deskDraftsPath, deskPiecePath, deskPiecesPath, deskVersionsPath } from "../../../shop/desk/desk-paths.ts";
import type { DeskPiece } from "../../../shop/editor/piece-desk.ts";
import { formatMoment } from "../../../shop/pakistan-days.ts";
import { productPath } from "../../../shop/paths.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";

type Props = { id: number; isNew: boolean; piece: DeskPiece; draft: object | undefined; now: number };

export function PieceHead({ id, isNew, piece, draft, now }: Props) {
  const { record, state, saved } = piece;
  const origin = isNew ? "" : ", as the shop began with it";
  return (
    <header>
      <div className="back-bar">
        <Link to={draft ? deskDraftsPath : deskPiecesPath} className="back-link grow">
          <Icon name="left" />
          {draft ? "Drafts" : "Pieces"}
        </Link>
      </div>
      {!isNew && (
        <p className="flex min-h-11 items-center justify-between md:hidden">
          <StateChip state={state} />
          {state === "live" && <LookAtIt id={id} />}
        </p>
      )}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="min-w-0 break-words font-display text-32 leading-[1.14] md:text-48">
              {isNew ? "New piece" : record.name}
            </h1>
            {!isNew && (
              <span className="hidden md:inline-flex">
                <StateChip state={state} />
              </span>
            )}
          </div>
          <p className="mt-1 text-ink-2">
            {draft ? "A draft" : `Piece ${id}`}
            {saved ? `, saved ${formatMoment(saved.at, now)} by ${saved.by}` : origin}
          </p>
        </div>
        {!isNew && <HeadActions id={id} piece={piece} />}
      </div>
    </header>
  );
}

function HeadActions({ id, piece: { state, version } }: { id: number; piece: DeskPiece }) {
  return (
    <div className="hidden flex-wrap gap-3 md:flex">
      {state === "live" && <LookAtIt id={id} />}
      <Link to={deskVersionsPath(id)} className={buttonStyle("quiet")}>
        <Icon name="clock" className="size-5" />
        Versions
      </Link>
      <OffForm id={id} isOff={state === "off"} seen={version} className={buttonStyle("quiet")} />
    </div>
  );
}

function StateChip({ state }: Pick<DeskPiece, "state">) {
  return (
    <span className={`chip ${state === "off" ? "chip-closed" : "chip-ready"}`}>
      <Nuqta className="text-[8px]" />
      {state === "off" ? "Off the shop" : "On the shop"}
    </span>
  );
}

function LookAtIt({ id }: { id: number }) {
  return (
    <a
      href={productPath(id)}
      className="flex min-h-11 items-center gap-2 font-semibold text-15 text-accent-deep md:px-3"
    >
      <DeskIcon name="out" className="size-5" />
      Look at it
    </a>
  );
}

type OffProps = { id: number; isOff: boolean; seen: number; className: string; label?: string };

export function OffForm({ id, isOff, seen, className, label }: OffProps) {
  return (
    <Form method="post" action={deskPiecePath(id)} className="contents" preventScrollReset>
      <input type="hidden" name="seen" value={seen} />
      <button type="submit" name="intent" value={isOff ? "on" : "off"} className={className}>
        {label ?? (isOff ? "Put it back on the shop" : "Take it off the shop")}
      </button>
    </Form>
  );
}
