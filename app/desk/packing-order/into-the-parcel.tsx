import { useCallback, useEffect, useRef } from "react";
import type { PackingLine } from "../../../shop/desk/packing-desk.ts";
import { offerPicturePath } from "../../../shop/paths.ts";
import { pieceCount } from "../../../shop/pieces/piece-count.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";

type Props = { lines: readonly PackingLine[]; isTicked: boolean; onTick: (count: number) => void };

/** The ticks are the packer's own, on this page alone: nothing is stored. */
export function IntoTheParcel({ lines, isTicked, onTick }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const countTicks = useCallback(() => onTick(list.current?.querySelectorAll("input:checked").length ?? 0), [onTick]);
  // Boxes may have been ticked before hydration, or restored by the browser; a step that is taken back has new ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts again when the boxes come or go
  useEffect(countTicks, [countTicks, isTicked]);
  return (
    <section className="mb-9">
      <h2 className="section-title">{isTicked ? "Into the parcel" : "In the parcel"}</h2>
      <ul ref={list} onChange={countTicks} className="mt-3 border-line border-b">
        {lines.map((line) => (
          <li key={line.position} className="parcel-line">
            <span className="w-[80px]">
              {line.picture && <Picture of={line.picture} alt="" sizes="80px" />}
              {line.ownPicture && (
                <img src={offerPicturePath(line.ownPicture)} alt="" className="aspect-3/4 w-full object-cover" />
              )}
            </span>
            <Words line={line} />
            {isTicked && <input type="checkbox" className="tick" aria-label={`${line.name} is in the parcel`} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const states = {
  made: { words: "Made", icon: "check", look: "text-green" },
  shelf: { words: "From the shelf", icon: "check", look: "text-green" },
  "to-make": { words: "Not made yet", icon: "clock", look: "" },
} as const;

function Words({ line }: { line: PackingLine }) {
  const { words, icon, look } = states[line.state];
  return (
    <span className="min-w-0 text-15">
      <span dir="auto" className="block font-display text-21 leading-tight">
        {line.name}
      </span>
      {line.details.map((detail) => (
        <span key={detail} dir="auto" className="block whitespace-pre-line break-words">
          {detail}
        </span>
      ))}
      <span className="block text-ink-2">{pieceCount(line.quantity)}</span>
      <span className={`mt-0.5 flex items-center gap-2 ${look}`}>
        <Icon name={icon} className="size-4" />
        {words}
      </span>
    </span>
  );
}
