import { badgesOf } from "../../shop/order/arrival.ts";
import { neededByRange, tellNeededBy } from "../../shop/order/needed-by.ts";
import { dayOf, dayToText } from "../../shop/pakistan-days.ts";
import { changeForm } from "../placing/form-store.ts";
import { useArrival } from "../saved-cart/cart-arrival.tsx";
import type { ReadyCart } from "../saved-cart/use-priced-cart.ts";
import { quietLink } from "../ui/button-style.ts";
import { ChatLink } from "../ui/chat-link.tsx";
import { Nuqta } from "../ui/nuqta.tsx";

const id = "checkout-neededBy";

/** A day, optional. What it means for the order is said below it. */
export function NeededBy({ cart: { priced, products }, day }: { cart: ReadyCart; day: string }) {
  const arrival = useArrival(priced.lines, products);
  const today = dayOf(Date.now());
  const { min, max } = neededByRange(today);
  const badges = badgesOf(priced.lines, (id) => products.get(id)?.badge);
  const pieces = priced.lines.map((line, index) => ({ ...line, badge: badges[index] ?? "Made to Order" }));
  return (
    <div className="@[32rem]:col-span-2">
      <div className="mb-1.5 flex justify-between text-14">
        <label htmlFor={id} className="font-semibold">
          Needed by
        </label>
        <span id={`${id}-hint`} className="text-ink-2">
          optional
        </span>
      </div>
      <input
        id={id}
        name="neededBy"
        type="date"
        min={dayToText(min)}
        max={dayToText(max)}
        value={day}
        onChange={(event) => changeForm({ neededBy: event.target.value })}
        aria-describedby={`${id}-hint ${id}-words`}
        className="field date-field"
      />
      <div id={`${id}-words`} role="status">
        <Told {...tellNeededBy({ text: day, today, arrival, pieces })} />
      </div>
    </div>
  );
}

function Told(told: ReturnType<typeof tellNeededBy>) {
  if (told.kind === "help") return <p className="mt-1.5 text-14 text-ink-2 leading-[1.55]">{told.text}</p>;
  if (told.kind === "fits") {
    return (
      <>
        <p className="mt-2 flex items-baseline gap-2 font-semibold text-14 text-green">
          <Nuqta className="text-[9px]" />
          {told.lead}
        </p>
        <p className="nums mt-0.5 text-14 text-ink-2 leading-[1.55]">{told.text}</p>
      </>
    );
  }
  return (
    <div className="mt-2.5 rounded-card bg-lilac px-4 pt-3 pb-2.5">
      <p className="nums break-words text-15 leading-[1.55]">
        <strong className="font-semibold">{told.lead}</strong> {told.text}
      </p>
      <ChatLink text={told.chatText} className={`${quietLink} gap-2.5`}>
        {told.ask}
      </ChatLink>
    </div>
  );
}
