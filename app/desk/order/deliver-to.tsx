import { internationalPhone } from "../../../shop/phone.ts";
import { Icon } from "../../ui/icon.tsx";
import { DeskCopyButton } from "../ui/desk-copy-button.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import type { DescribedOrder } from "./describe-order.ts";
import { OrderLink } from "./order-link.tsx";
import { PiecePhoto } from "./piece-photo.tsx";

type Props = Pick<DescribedOrder, "order" | "message" | "messageLink">;

export function DeliverTo({ order, message, messageLink }: Props) {
  const { customer, stage, forgottenAt } = order;
  if (forgottenAt !== null) return null;
  const phone = internationalPhone(customer.phone);
  const copied = [customer.name, customer.address, customer.city, customer.phone].join("\n");
  return (
    <section className="desk-order-box">
      <div className="flex items-center justify-between">
        <h2 className="section-title">Deliver to</h2>
        <OrderLink
          order={order}
          sheet="correct"
          className="flex min-h-11 items-center gap-2 text-15 font-semibold text-accent-deep"
        >
          <DeskIcon name="pencil" className="size-5" />
          Correct
        </OrderLink>
      </div>
      <address className="mt-1 break-words not-italic leading-[1.6]">
        <span dir="auto" className="block whitespace-pre-line">
          {customer.address}
        </span>
        <span dir="auto" className="block">
          {customer.city}
        </span>
        <span dir="auto" className="mt-1 block">
          {customer.phone}
        </span>
        <OrderLink
          order={order}
          sheet="mark"
          className="flex min-h-11 w-fit items-center gap-2 text-15 font-semibold text-accent-deep"
        >
          <DeskIcon name="flag" className="size-5" />
          {order.mark ? "Change the mark" : "Mark this number"}
        </OrderLink>
        {customer.email !== "" && (
          <span dir="auto" className="block break-all text-ink-2">
            {customer.email}
          </span>
        )}
      </address>
      <div className="contact-buttons mt-4">
        {phone && (
          <a href={`tel:+${phone}`}>
            <Icon name="phone" className="size-5" />
            Call
          </a>
        )}
        {messageLink && (
          <a href={messageLink} target="_blank" rel="noreferrer">
            <Icon name="chat" className="size-5" />
            WhatsApp
          </a>
        )}
        <DeskCopyButton what="address" text={copied} />
      </div>
      {(stage === "making" || stage === "packed") && <PiecePhoto order={order} message={message} />}
      {messageLink && (
        <p className="mt-3 break-words text-14 text-ink-2">
          WhatsApp opens with: “<bdi>{message}</bdi>”{" "}
          <OrderLink
            order={order}
            sheet="text"
            className="whitespace-nowrap py-3.5 font-semibold text-accent-deep underline underline-offset-3"
          >
            Change the text
          </OrderLink>
        </p>
      )}
      <OrderLink
        order={order}
        sheet="forget"
        className="mt-3 hidden min-h-11 items-center text-14 text-ink-2 underline md:inline-flex"
      >
        Remove customer’s details
      </OrderLink>
    </section>
  );
}
