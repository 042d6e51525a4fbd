import type { PieceRow } from "../../../shop/editor/piece-desk.ts";
import { Picture } from "../../ui/picture.tsx";

export function PieceTile({ row: { picture, state } }: { row: Pick<PieceRow, "picture" | "state"> }) {
  return (
    <span className={`piece-tile ${state === "off" ? "opacity-50" : ""}`}>
      {picture && <Picture of={picture} alt="" sizes="54px" className="size-full" />}
    </span>
  );
}
