import { Link } from "react-router";
import { deskNewOfferPath, deskNewPiecePath, deskSharePath, deskVersionsPath } from "../../../shop/desk/desk-paths.ts";
import type { DeskPiece } from "../../../shop/editor/piece-desk.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { OffForm } from "./piece-head.tsx";

type Props = { id: number; piece: DeskPiece; versions: number };

export function PieceActions({ id, piece: { state, version }, versions }: Props) {
  const isOff = state === "off";
  return (
    <ul className="mt-11 max-w-[740px] border-line border-t">
      {!isOff && (
        <Row to={`${deskNewOfferPath}?piece=${id}`} icon="chat" title="Offer it" line="A price for one shopper." />
      )}
      {!isOff && (
        <Row
          to={deskSharePath(id)}
          icon="insta"
          title="Picture for Instagram"
          line="For a post or a story, with its name and price."
        />
      )}
      <Row
        to={deskVersionsPath(id)}
        icon="clock"
        title="Versions"
        line={versions === 1 ? "1 so far" : `${versions} so far`}
      />
      <Row
        to={`${deskNewPiecePath}?from=${id}`}
        icon="copy"
        title="Copy as a new piece"
        line="Same words and choices, no pictures."
      />
      <li className="flex items-center gap-4 border-line border-b py-2.5">
        <Icon name={isOff ? "plus" : "close"} className="size-5 text-accent-deep" />
        <span className="min-w-0">
          <OffForm id={id} isOff={isOff} seen={version} className="min-h-11 font-semibold hover:text-accent-deep" />
          <span className="block text-14 text-ink-2">
            {isOff ? "Shoppers see it again." : "Its page says “Product not found”. Orders keep it."}
          </span>
        </span>
      </li>
    </ul>
  );
}

type RowProps = { to: string; icon: IconName; title: string; line: string };

function Row({ to, icon, title, line }: RowProps) {
  return (
    <li className="border-line border-b">
      <Link to={to} className="flex items-center gap-4 py-3 hover:text-accent-deep">
        <Icon name={icon} className="size-5 text-accent-deep" />
        <span className="min-w-0 grow">
          <span className="block font-semibold">{title}</span>
          <span className="block text-14 text-ink-2">{line}</span>
        </span>
        <Icon name="right" className="size-5" />
      </Link>
    </li>
  );
}
