import type { FormEvent } from "react";
import { isolateBidi } from "../../../shop/bidi.ts";
import { deskAddress, deskTickPath } from "../../../shop/desk/desk-paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";
import type { PieceRow } from "./making-view.ts";
import type { Ticking } from "./use-ticking.ts";

type Props = { row: PieceRow; isOwn: boolean; query: string; ticking: Ticking };

/** A form of one button, which looks and reads like a checkbox and needs no script. */
export function PieceTick({ row, isOwn, query, ticking }: Props) {
  const pending = ticking.pending.get(row.line);
  const isUnsaved = pending !== undefined && ticking.isUnsaved;
  const isMade = row.nth <= (isUnsaved ? row.made : (pending ?? row.made));
  const wasMade = row.nth <= row.made;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending !== undefined) return;
    const made = wasMade ? row.nth - 1 : row.nth;
    void ticking.send(new FormData(event.currentTarget), { line: row.line, made });
  };
  const words = [isOwn ? "" : row.choice, isolateBidi(row.shopper), row.which, row.needed];
  const what = words.filter((part) => part !== "").join(", ");
  return (
    <li className="border-halo border-b">
      <form method="post" action={`${deskAddress(deskTickPath)}${query}`} onSubmit={send}>
        <input type="hidden" name="tick" value={wasMade ? row.untick : row.tick} />
        {/* biome-ignore lint/a11y/useSemanticElements: an input can't submit its form without script. */}
        <button type="submit" role="checkbox" aria-checked={isMade} className="piece-tick">
          <span className="piece-tick-box">{isMade && <Icon name="check" className="size-4.5" />}</span>
          <span className="min-w-0 break-words">
            <span className={isMade ? "text-ink-2 line-through" : ""}>{what}</span>
            {isUnsaved && (
              <span className="block text-13 text-red">
                <Nuqta className="mr-1.5 inline text-[8px]" />
                Not saved yet
              </span>
            )}
          </span>
          <span className={`whitespace-nowrap text-14 ${row.isLate && !isMade ? "text-red" : "text-ink-2"}`}>
            {row.isLate && !isMade && <Nuqta className="mr-1.5 inline text-[8px]" />}
            {row.day}
          </span>
        </button>
      </form>
    </li>
  );
}
