import type { ChoosablePiece } from "../../../shop/editor/choose-pieces.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { Picture } from "../../ui/picture.tsx";
import { FoundText } from "../ui/found-text.tsx";

type Props = {
  pieces: readonly ChoosablePiece[];
  chosen: readonly number[];
  search: string;
  onTap: (id: number) => void;
};

export function ChooseGrid({ pieces, chosen, search, onTap }: Props) {
  return (
    <ul className="choose-grid">
      {pieces.map(({ id, name, price, salePrice, picture }) => {
        const place = chosen.indexOf(id) + 1;
        return (
          <li key={id} className="min-w-0">
            <button type="button" aria-pressed={place > 0} onClick={() => onTap(id)} className="choose-piece">
              <span className="choose-picture">
                {picture && (
                  <Picture of={picture} alt="" sizes="(min-width: 768px) 150px, 33vw" className="size-full" />
                )}
                {place > 0 && (
                  <span className="choose-number">
                    <span className="sr-only">Place </span>
                    {place}
                  </span>
                )}
              </span>
              <span className="mt-1.5 block truncate font-display text-18 leading-tight">
                <bdi>
                  <FoundText text={name} search={search} />
                </bdi>
              </span>
              <span className="nums mt-0.5 block text-13 text-ink-2">{formatDesk(salePrice ?? price)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
