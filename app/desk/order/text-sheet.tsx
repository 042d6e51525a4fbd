import { useId } from "react";
import { Form, Link } from "react-router";
import { deskMessagePath, deskShopPath } from "../../../shop/desk/desk-paths.ts";
import { maxMessage, pagePlaceholder } from "../../../shop/messages/ready-message.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import type { DeskOrderViewProps } from "./desk-order-view-props.ts";

/** The prepared WhatsApp message, edited for this order only. */
export function TextSheet({ order, message }: DeskOrderViewProps) {
  const id = useId();
  return (
    <Form method="post" action={deskMessagePath(order.number)} reloadDocument target="_blank" className="mt-3">
      <label htmlFor={id} className="mb-1.5 block text-14 font-semibold">
        What WhatsApp opens with
      </label>
      <textarea
        id={id}
        name="text"
        rows={5}
        required
        dir="auto"
        maxLength={maxMessage}
        defaultValue={message}
        className="field field-sizing-content block py-3 leading-[1.6]"
      />
      {message.includes(pagePlaceholder) && (
        <p className="mt-2 text-14 text-ink-2">The link to her own page takes the place of “{pagePlaceholder}”.</p>
      )}
      <button type="submit" className={buttonStyle("primary", "mt-4 w-full")}>
        <Icon name="chat" className="size-5" />
        Open WhatsApp
      </button>
      <Link
        to={`${deskShopPath}/messages`}
        className="mt-1 flex min-h-11 w-full items-center justify-center font-semibold text-accent-deep"
      >
        Change it for every order
      </Link>
    </Form>
  );
}
