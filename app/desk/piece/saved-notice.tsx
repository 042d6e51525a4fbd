import type { DeskPiece } from "../../../shop/editor/piece-desk.ts";
import { productPath } from "../../../shop/paths.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import { OffForm } from "./piece-head.tsx";

type Props = { id: number; piece: DeskPiece; notice: string | undefined };

const link = "min-h-11 content-center font-semibold text-accent-deep hover:underline";

/** Rendered by the server, so that it shows without script. */
export function SavedNotice({ id, piece, notice }: Props) {
  const isOff = piece.state === "off";
  const words = new Map([
    ["saved", isOff ? "Saved. It is still off the shop." : "Saved. Shoppers see it within two seconds."],
    ["restored", "Brought back. The version before it stays in the list."],
    ["off", `${piece.record.name} is off the shop.`],
    ["on", `${piece.record.name} is on the shop again.`],
  ]).get(notice ?? "");
  if (!words) return null;
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center gap-x-4 border-green border-l-4 bg-white px-4 py-1.5 shadow-over"
    >
      <Nuqta count={3} className="text-[8px] text-green" />
      <span className="grow py-2">{words}</span>
      {notice === "saved" && !isOff && (
        <a href={productPath(id)} className={link}>
          Look at it
        </a>
      )}
      {(notice === "off" || notice === "on") && (
        <OffForm id={id} isOff={isOff} seen={piece.version} className={link} label="Undo" />
      )}
    </div>
  );
}
