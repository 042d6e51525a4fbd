import type { ReactNode } from "react";
import { Picture } from "../ui/picture.tsx";
import type { ReviewedPiece } from "./review-data.server.ts";

export function PieceRow({ piece, children }: { piece: ReviewedPiece; children?: ReactNode }) {
  const { name, summary, picture } = piece;
  return (
    <div className="flex items-center gap-3.5">
      {picture && <Picture of={picture} alt="" sizes="54px" className="h-18 w-13.5 shrink-0 rounded-card" />}
      <div className="min-w-0 grow">
        <h3 className="truncate font-display text-20 leading-[1.3]">
          <bdi>{name}</bdi>
        </h3>
        {summary && <p className="truncate text-14 text-ink-2">{summary}</p>}
      </div>
      {children}
    </div>
  );
}
