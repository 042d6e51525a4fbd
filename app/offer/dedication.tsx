import drawing from "../assets/shamsa-order.svg?no-inline";
import { dedicationSize } from "../ui/dedication-size.ts";
import { Nuqta } from "../ui/nuqta.tsx";

type DrawingProps = { look: "open" | "over" | "taken"; isDrawn?: boolean };

/** Sixteen petals around a double ring. `isDrawn`: the ring draws itself. */
export function DedicationDrawing({ look, isDrawn = false }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-178 -178 356 356"
      data-drawn={isDrawn || undefined}
      data-look={look}
      className="dedication-drawing"
    >
      <circle r="176" className="dedication-edge" />
      <use href={`${drawing}#making`} transform="scale(1.95)" />
      <circle r="104" pathLength="1" className="dedication-ring" />
      <circle r="98" pathLength="1" className="dedication-ring" />
    </svg>
  );
}

type Props = { name: string; until: string; isFirstVisit: boolean };

/** For whom the offer is, in the middle of the drawing: the title of the page. */
export function Dedication({ name, until, isFirstVisit }: Props) {
  const shown = name || "you";
  return (
    <div className="dedication">
      <DedicationDrawing look="open" isDrawn={isFirstVisit} />
      <h1 tabIndex={-1} data-drawn={isFirstVisit || undefined} className="dedication-words">
        <span className="block text-15 text-ink-2 leading-snug">For </span>
        <bdi className={`my-1 block max-w-full break-words font-display leading-[1.1] ${dedicationSize(shown)}`}>
          {shown}
        </bdi>
        <span className="nums block max-w-[82%] text-balance text-14 leading-snug"> until {until}</span>
        <Nuqta className="mx-auto mt-2.5 text-[8px] text-gold" />
      </h1>
    </div>
  );
}
