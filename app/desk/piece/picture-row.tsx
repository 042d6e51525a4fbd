import type { PointerEvent } from "react";
import { placeNames } from "../../../shop/editor/picture-list.ts";
import { altField } from "../../../shop/editor/piece-form.ts";
import type { PictureRef } from "../../../shop/pieces/picture.ts";
import { longestAlt, madeAlt, pictureView } from "../../../shop/pieces/picture.ts";
import { isRecord } from "../../../shop/record.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tile } from "./pictures-part.tsx";

type Props = {
  name: string;
  place: number;
  count: number;
  isHover: boolean;
  typed: Readonly<Record<string, unknown>>;
  pictures: readonly PictureRef[];
  isTarget: boolean;
  isDragged: boolean;
  onGrip: (event: PointerEvent) => void;
  onAsk: (asked: string) => void;
  onHover: () => void;
};

export function PictureRow({ name, place, count, isHover, typed, pictures, onGrip, onAsk, onHover, ...drag }: Props) {
  const title = placeNames[place] ?? String(place + 1);
  const view = pictureView(name);
  const words = isRecord(typed.altTexts) ? typed.altTexts[name] : undefined;
  const made = madeAlt({ name: String(typed.name || "Name"), summary: String(typed.summary ?? "") }, name);
  return (
    <li
      className="picture-row"
      data-drag={name}
      data-target={drag.isTarget || undefined}
      data-dragged={drag.isDragged || undefined}
    >
      <input type="hidden" name="images" value={name} />
      <span onPointerDown={onGrip} className="picture-grip">
        <Tile name={name} pictures={pictures} />
      </span>
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        {place === 0 && <p className="text-15 text-ink-2">On cards, in search, in links.</p>}
        {place > 0 && view && (
          <p className="text-15 text-ink-2">{`${view.charAt(0).toUpperCase()}${view.slice(1)}.`}</p>
        )}
        {place > 0 && (
          <label className="flex min-h-11 items-center gap-2.5 text-15">
            <input
              type="radio"
              name="hoverImage"
              value={name}
              checked={isHover}
              onChange={onHover}
              className="nuqta-radio"
            />
            {isHover ? "Shows on hover" : "Show on hover"}
            <span className="sr-only">, {title.toLowerCase()} picture</span>
          </label>
        )}
        <div className="flex flex-wrap gap-x-5">
          <details className="alt-words">
            <summary>
              In words<span className="sr-only">, {title.toLowerCase()} picture</span>
            </summary>
            <textarea
              name={altField(name)}
              rows={2}
              dir="auto"
              maxLength={longestAlt}
              defaultValue={typeof words === "string" ? words : ""}
              placeholder={made}
              aria-label={`What the ${title.toLowerCase()} picture shows`}
              className="field field-sizing-content py-2.5"
            />
            <p className="mt-1 text-13 text-ink-2">For whoever doesn’t see it. Empty: as it stands there in grey.</p>
          </details>
          <ArrangeButton asked={`out ${name}`} onAsk={onAsk} className="row-link">
            Leave it out<span className="sr-only">, {title.toLowerCase()} picture</span>
          </ArrangeButton>
        </div>
      </div>
      <div className="flex flex-col justify-center">
        <ArrangeButton asked={`up ${name}`} isOff={place === 0} onAsk={onAsk} className="move-button">
          <Icon name="down" className="size-6 rotate-180" />
          <span className="sr-only">{title} picture up</span>
        </ArrangeButton>
        <ArrangeButton asked={`down ${name}`} isOff={place === count - 1} onAsk={onAsk} className="move-button">
          <Icon name="down" className="size-6" />
          <span className="sr-only">{title} picture down</span>
        </ArrangeButton>
      </div>
    </li>
  );
}

type ArrangeButtonProps = {
  asked: string;
  isOff?: boolean;
  onAsk: (asked: string) => void;
  className: string;
  children: React.ReactNode;
};

/** Without script the form is submitted, and comes back arranged. */
function ArrangeButton({ asked, isOff = false, onAsk, className, children }: ArrangeButtonProps) {
  return (
    <button
      type="submit"
      name="arrange"
      value={asked}
      aria-disabled={isOff || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!isOff) onAsk(asked);
      }}
      className={className}
    >
      {children}
    </button>
  );
}
