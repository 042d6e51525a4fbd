import { useEffect, useRef, useState } from "react";
import { type Arranged, movePicture, placeNames, rearranged } from "../../../shop/editor/picture-list.ts";
import type { PictureRef } from "../../../shop/pieces/picture.ts";
import { pictureView } from "../../../shop/pieces/picture.ts";
import { useDragging } from "../ui/use-dragging.ts";
import { PictureRow } from "./picture-row.tsx";

type Props = {
  isOpen: boolean;
  arranged: Arranged;
  /** The picture that was left out last, without script: its name and place. */
  leftBefore: string | undefined;
  typed: Readonly<Record<string, unknown>>;
  pictures: readonly PictureRef[];
  /** Uploads included. */
  isFull: boolean;
  onArrange: (next: Arranged) => void;
};

/** The pictures in their order. In the form even where it isn't shown, since the order is part of what is saved. */
export function PictureList({ isOpen, arranged, leftBefore, typed, pictures, isFull, onArrange }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [left, setLeft] = useState(leftBefore);
  const [said, setSaid] = useState("");
  const focused = useRef("");
  const drag = useDragging({ list, onDrop: (name, place) => put(movePicture(arranged, name, place), name) });

  function put(next: Arranged, name: string): void {
    const place = next.images.indexOf(name);
    const what = pictureView(name);
    setSaid(`${what ? `The one ${what}` : "It"} is ${(placeNames[place] ?? "out").toLowerCase()} now.`);
    onArrange(next);
  }

  function ask(asked: string): void {
    const [what = "", name = ""] = asked.split(" ");
    if (what === "out") setLeft(`${name} ${arranged.images.indexOf(name)}`);
    if (what === "back") setLeft(undefined);
    focused.current = asked;
    put(rearranged(arranged, asked), name);
  }

  // React moves the row's elements, which loses the focus of the pressed button.
  useEffect(() => {
    const asked = focused.current;
    focused.current = "";
    if (asked && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(`[value="${CSS.escape(asked)}"], .undo`)?.focus();
  });

  const [leftName = "", leftPlace = "0"] = left?.split(" ") ?? [];
  const isLeftOut = left !== undefined && !arranged.images.includes(leftName);
  const undo = isLeftOut && (
    <LeftOut key={leftName} value={`back ${leftName} ${leftPlace}`} isFull={isFull} onUndo={ask} />
  );
  const rows = arranged.images.map((name, place) => (
    <PictureRow
      key={name}
      name={name}
      place={place}
      count={arranged.images.length}
      isHover={arranged.hoverImage === name}
      typed={typed}
      pictures={pictures}
      isTarget={drag.target === place}
      isDragged={drag.name === name}
      onGrip={(event) => drag.begin(event, name)}
      onAsk={ask}
      onHover={() => onArrange({ ...arranged, hoverImage: name })}
    />
  ));
  return (
    <section hidden={!isOpen} className="mt-9">
      <div className="flex items-baseline justify-between gap-4 pb-2">
        <h2 className="section-title">On the page</h2>
        <span className="text-15 text-ink-2">in this order</span>
      </div>
      <ol ref={list} className="border-line border-t">
        {[...rows.slice(0, Number(leftPlace)), undo, ...rows.slice(Number(leftPlace))]}
      </ol>
      {arranged.images.length > 1 && (
        <label className="flex min-h-11 items-center gap-2.5 text-15">
          <input
            type="radio"
            name="hoverImage"
            value=""
            checked={arranged.hoverImage === undefined}
            onChange={() => onArrange({ images: arranged.images })}
            className="nuqta-radio"
          />
          Nothing on hover
        </label>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

type LeftOutProps = { value: string; isFull: boolean; onUndo: (asked: string) => void };

/** Without Undo where the list is full. */
function LeftOut({ value, isFull, onUndo }: LeftOutProps) {
  return (
    <li className="flex min-h-14 items-center gap-4 border-line border-b text-15 text-ink-2">
      Left out.
      {!isFull && (
        <button
          type="submit"
          name="arrange"
          value={value}
          onClick={(event) => {
            event.preventDefault();
            onUndo(value);
          }}
          className="undo min-h-11 px-2 font-semibold text-accent-deep underline underline-offset-3"
        >
          Undo
        </button>
      )}
    </li>
  );
}
