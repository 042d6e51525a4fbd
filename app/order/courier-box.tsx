import type { FollowedOrder } from "../../shop/follow/followed-order.ts";
import { type Parcel, trackingLink } from "../../shop/order/courier.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { Icon } from "../ui/icon.tsx";

const titles: Partial<Record<Parcel["courier"], string>> = { "By hand": "By hand", Other: "With the courier" };

type Props = { order: FollowedOrder; parcel: Parcel; toHaveReady: string | undefined };

/** The courier, the tracking number, and the cash to have ready. */
export function CourierBox({ order, parcel, toHaveReady }: Props) {
  const { courier, tracking } = parcel;
  const link = trackingLink(parcel);
  return (
    <section aria-labelledby="courier-title" className="order-box">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="courier-title" className="font-display text-26 leading-[1.4] md:text-30">
          {titles[courier] ?? `With ${courier}`}
        </h2>
        <p className="min-w-0 break-words text-14 text-ink-2">
          to <bdi>{order.to.city}</bdi>
        </p>
      </div>
      {tracking && (
        <div className="mt-2 flex items-center justify-between gap-4 border-line border-t py-2.5">
          <p className="min-w-0">
            <span className="block text-13 text-ink-2">Tracking number</span>
            <strong className="nums block break-words font-semibold text-22 tracking-[.04em] md:text-26">
              {tracking}
            </strong>
          </p>
          <CopyButton what="Tracking number" text={tracking} />
        </div>
      )}
      {toHaveReady && (
        <p className="flex items-start gap-3.5 border-line border-t py-3.5">
          <Icon name="cash" className="mt-0.5 size-6 text-gold" />
          <span>
            <strong className="nums block font-semibold text-15">Please have {toHaveReady} ready in cash</strong>
            <span className="text-14 text-ink-2">The courier takes it at your door.</span>
          </span>
        </p>
      )}
      {link && order.stage === "sent" && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle("primary", "mt-1 w-full print:hidden")}
        >
          See where it is at {courier}
          <Icon name="out" className="size-5" />
        </a>
      )}
    </section>
  );
}
