import { pieceCount } from "../../shop/piece-count.ts";

/** Said aloud whenever a filter changes it. */
export function PieceCount({ count, className }: { count: number; className: string }) {
  return (
    <p role="status" className={className}>
      {pieceCount(count)}
    </p>
  );
}
