import type { ShownSettings } from "../../catalogue/edition.ts";
import { formatListing } from "../../shop/money/rupees.ts";
import { returnsPath } from "../../shop/paths.ts";
import type { Product } from "../../shop/pieces/product.ts";
import { useSettings } from "../page/settings.ts";
import { Icon, type IconName } from "../ui/icon.tsx";

type Fact = { icon: IconName; title: string; text: string; to?: string };

function availability(
  { badge, inStock }: Pick<Product, "badge" | "inStock">,
  { makingTime, arrivalTime }: ShownSettings,
): Fact {
  if (!inStock) {
    return { icon: "clock", title: "Sold out", text: "Ask us on WhatsApp: we may be able to make another." };
  }
  return badge === "Made to Order"
    ? { icon: "clock", title: "Made to order", text: `We make it after you order, by hand, in ${makingTime}.` }
    : { icon: "clock", title: "Ready to ship", text: `It is finished already, and with you in ${arrivalTime}.` };
}

function deliveryText({ deliveryCharge, freeDeliveryFrom }: ShownSettings): string {
  const charge = formatListing(deliveryCharge);
  if (freeDeliveryFrom === undefined) return `One flat charge of ${charge}, shown before you pay.`;
  return `${charge}, and free from ${formatListing(freeDeliveryFrom)}.`;
}

const others = (settings: ShownSettings): readonly Fact[] => [
  {
    icon: "truck",
    title: "Delivery all over Pakistan",
    text: deliveryText(settings),
  },
  { icon: "cash", title: "Cash on Delivery or mobile wallet", text: "You choose at checkout. No account needed." },
  { icon: "swap", title: settings.policyTitles.returns, text: "How we put things right.", to: returnsPath },
];

/** Availability, delivery, payment and returns. */
export function Facts({ product }: { product: Pick<Product, "badge" | "inStock"> }) {
  const settings = useSettings();
  return (
    <ul className="mt-6 divide-y divide-line border-line border-y">
      {[availability(product, settings), ...others(settings)].map((fact) => (
        <li key={fact.title}>
          {fact.to ? (
            <a href={fact.to} className="flex gap-4.5 py-3.5 hover:text-accent-deep">
              <FactWords fact={fact} />
            </a>
          ) : (
            <div className="flex gap-4.5 py-3.5">
              <FactWords fact={fact} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function FactWords({ fact: { icon, title, text } }: { fact: Fact }) {
  return (
    <>
      <Icon name={icon} className="size-6.5 text-gold" />
      <div className="min-w-0">
        <p className="font-semibold text-15 leading-snug">{title}</p>
        <p className="mt-[3px] text-14 text-ink-2 leading-[1.45]">{text}</p>
      </div>
    </>
  );
}
