import type { ShownSettings } from "../../catalogue/edition.ts";
import { isolateBidi } from "../../shop/bidi.ts";
import { orderQuestionText } from "../../shop/chat.ts";
import { formatRs } from "../../shop/money/rupees.ts";
import { type Arrival, betweenDays } from "../../shop/order/arrival.ts";
import { dayOf } from "../../shop/pakistan-days.ts";
import { makingText } from "../../shop/pieces/making.ts";
import { useSettings } from "../page/settings.ts";
import type { PlacedOrder } from "../placing/placed-order.ts";
import { useArrival } from "../saved-cart/cart-arrival.tsx";
import type { CartProducts } from "../saved-cart/known-products.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { ChatLink } from "../ui/chat-link.tsx";
import { Nuqta } from "../ui/nuqta.tsx";

type Props = { order: PlacedOrder; products: CartProducts };
type Step = { dots: 1 | 2 | 3; title: string; text: string };

export function NextSteps({ order, products }: Props) {
  const settings = useSettings();
  const arrival = useArrival(order.receipt.lines, products, dayOf(order.receipt.createdAt));
  return (
    <section
      aria-labelledby="next-title"
      className="rounded-card border border-line bg-white px-4.5 pt-4 pb-5 md:px-7.5 md:pt-6.5 md:pb-8"
    >
      <h2 id="next-title" className="font-display text-26 leading-[1.4] md:text-30">
        What happens next
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {stepsOf(order, products, settings, arrival).map(({ dots, title, text }) => (
          <li key={dots} className="flex gap-3 py-3.75">
            <span className="flex w-11 shrink-0 justify-center pt-1 text-12 text-accent">
              <Nuqta count={dots} />
            </span>
            <div className="min-w-0">
              <h3 className="font-semibold text-16 leading-[1.5]">{title}</h3>
              <p className="nums break-words text-15 text-ink-2 leading-[1.5]">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <ChatLink text={orderQuestionText(order.receipt.number)} className={buttonStyle("outline", "mt-1 w-full")}>
        Ask about this order
      </ChatLink>
    </section>
  );
}

function stepsOf(
  { receipt, customer }: PlacedOrder,
  products: CartProducts,
  settings: ShownSettings,
  arrival: Arrival | undefined,
): Step[] {
  const pieces = receipt.lines.flatMap(({ id, name, quantity }) => {
    const badge = products.get(id)?.badge;
    return badge ? [{ name, quantity, badge }] : [];
  });
  const when = arrival ? `It should be with you ${betweenDays(arrival)}. ` : "";
  const cash = `Please have ${formatRs(receipt.total)} ready in cash.`;
  return [
    {
      dots: 1,
      title: "We confirm with you",
      text: `A call or a message to ${isolateBidi(customer.phone.replace(/\s/g, "\u00a0"))}.`,
    },
    {
      dots: 2,
      title: "We make and pack it",
      text: makingText(pieces, settings) || `What is made to order takes ${settings.makingTime} by hand.`,
    },
    {
      dots: 3,
      title: "It comes to your door",
      text: when + (receipt.payment === "cod" ? cash : "Nothing to pay at the door once your payment has reached us."),
    },
  ];
}
