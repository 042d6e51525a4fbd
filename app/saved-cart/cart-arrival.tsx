import type { OwnPiece } from "../../shop/cart/pricing.ts";
import { type Arrival, arrivalOf, atYourDoor, badgesOf } from "../../shop/order/arrival.ts";
import { type Day, dayOf } from "../../shop/pakistan-days.ts";
import { useSettings } from "../page/settings.ts";
import { Icon } from "../ui/icon.tsx";
import type { CartProducts } from "./known-products.ts";

type Line = { id: number; own?: OwnPiece };

/** When the lines arrive in one parcel; undefined where no date is named. Only for what isn't prerendered. */
export function useArrival(lines: readonly Line[], products: CartProducts, ordered?: Day): Arrival | undefined {
  const settings = useSettings();
  const badges = badgesOf(lines, (id) => products.get(id)?.badge);
  return arrivalOf(badges, settings, ordered ?? dayOf(Date.now()));
}

type Props = { arrival: Arrival; line?: string; className: string };

/** "At your door between 3 and 8 December". */
export function CartArrival({ arrival, line, className }: Props) {
  return (
    <div className={`flex gap-3 leading-[1.45] ${className}`}>
      <Icon name="truck" className="size-5.75 text-gold" />
      <div className="min-w-0">
        <p className="nums font-semibold text-15">{atYourDoor(arrival)}</p>
        {line && <p className="mt-0.5 break-words text-14 text-ink-2">{line}</p>}
      </div>
    </div>
  );
}
