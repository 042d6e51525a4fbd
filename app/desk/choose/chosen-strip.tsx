import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type ChoosablePiece, moveChosen } from "../../../shop/editor/choose-pieces.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useDragging } from "../ui/use-dragging.ts";

type Props = {
  chosen: readonly number[];
  piece: (id: number) => ChoosablePiece | undefined;
  onChange: (chosen: readonly number[]) => void;
};

/** In milliseconds. */
const hold = 250;

/** The chosen pieces in their order: dragged, or moved by buttons and arrow keys. */
export function ChosenStrip({ chosen, piece, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [open, setOpen] = useState<number>();
  const focused = useRef<number>(undefined);
  const drag = useDragging({
    ...{ list, axis: "x", hold },
    onDrop: (name, place) => onChange(moveChosen(chosen, Number(name), place)),
  });
  const dragged = drag.name === undefined ? undefined : Number(drag.name);
  const shown = dragged === undefined ? chosen : moveChosen(chosen, dragged, drag.target ?? 0);
  const nameOf = (id: number) => piece(id)?.name ?? `no ${id}`;

  function move(id: number, by: number): void {
    focused.current = id;
    onChange(moveChosen(chosen, id, chosen.indexOf(id) + by));
  }
  function onKeyDown(event: KeyboardEvent, id: number): void {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(id, by);
  }
  function takeOut(id: number): void {
    onChange(chosen.filter((each) => each !== id));
    list.current?.focus();
  }

  // React moves the item's elements, which loses the focus.
  useEffect(() => {
    const id = focused.current;
    focused.current = undefined;
    const item = id === undefined ? undefined : list.current?.querySelector<HTMLElement>(`[data-drag="${id}"]`);
    item?.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (document.activeElement === document.body) item?.querySelector("button")?.focus();
  });

  // A new one comes last.
  const count = useRef(chosen.length);
  useEffect(() => {
    if (chosen.length > count.current) list.current?.scrollTo({ left: list.current.scrollWidth });
    count.current = chosen.length;
  }, [chosen.length]);

  return (
    <div className="chosen-strip">
      <ol ref={list} tabIndex={-1} aria-label="Chosen" className="chosen-list">
        {chosen.length === 0 && <li className="self-center text-15 text-ink-2">None yet. Tap a piece below.</li>}
        {chosen.map((id, place) => (
          <li
            key={id}
            data-drag={id}
            data-dragged={id === dragged || undefined}
            style={{ order: shown.indexOf(id) }}
            className="chosen-piece"
          >
            <button
              type="button"
              aria-pressed={id === open}
              aria-label={`${place + 1}, ${nameOf(id)}`}
              onPointerDown={(event) => drag.begin(event, String(id))}
              onContextMenu={(event) => event.preventDefault()}
              onKeyDown={(event) => onKeyDown(event, id)}
              onClick={() => setOpen(id === open ? undefined : id)}
              className="chosen-thumb"
            >
              <Thumb piece={piece(id)} name={nameOf(id)} />
              <span className="chosen-number">{place + 1}</span>
            </button>
            <button
              type="button"
              aria-label={`Take out ${nameOf(id)}`}
              onClick={() => takeOut(id)}
              className="chosen-out"
            >
              <Icon name="close" className="size-3.5" />
            </button>
          </li>
        ))}
        {dragged !== undefined && (
          <li aria-hidden="true" style={{ left: (drag.at ?? 0) - 33 }} className="chosen-lifted">
            <Thumb piece={piece(dragged)} name="" />
          </li>
        )}
      </ol>
      <div className="chosen-help">
        {dragged !== undefined ? (
          `${nameOf(dragged)} goes to place ${(drag.target ?? 0) + 1}.`
        ) : open !== undefined && chosen.includes(open) ? (
          <>
            <span className="min-w-0 grow truncate">
              <bdi>{nameOf(open)}</bdi>, place {chosen.indexOf(open) + 1}
            </span>
            <Move words="Earlier" name={nameOf(open)} isEnd={chosen[0] === open} onMove={() => move(open, -1)} />
            <Move words="Later" name={nameOf(open)} isEnd={chosen.at(-1) === open} onMove={() => move(open, 1)} />
          </>
        ) : (
          chosen.length > 1 && "Hold and drag. Or Earlier and Later on a piece, without dragging."
        )}
      </div>
    </div>
  );
}

function Thumb({ piece, name }: { piece: ChoosablePiece | undefined; name: string }) {
  if (piece?.picture) return <Picture of={piece.picture} alt="" sizes="66px" className="size-full" />;
  return <span className="block break-words p-1 pt-8 text-13">{name}</span>;
}

type MoveProps = { words: string; name: string; isEnd: boolean; onMove: () => void };

/** At the end it stays, so that the focus stays. */
function Move({ words, name, isEnd, onMove }: MoveProps) {
  return (
    <button
      type="button"
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onMove()}
      className="min-h-11 px-2 font-semibold text-accent-deep aria-disabled:text-ink-2"
    >
      {words}
      <span className="sr-only">: {name}</span>
    </button>
  );
}
