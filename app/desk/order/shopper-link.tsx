import { chatLink } from "../../../shop/chat.ts";
import { internationalPhone } from "../../../shop/phone.ts";
import { Icon } from "../../ui/icon.tsx";
import { DeskCopyButton } from "../ui/desk-copy-button.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import type { DescribedOrder } from "./describe-order.ts";
import { OrderForm, useIsSaving } from "./step-form.tsx";

type Props = Pick<DescribedOrder, "order" | "first"> & { link: string | undefined };

const fields = { intent: "link" };

/** A link to the shopper's own page. It can't be shown again, as only its hash is stored; earlier links stay valid. */
export function ShopperLink({ order, first, link }: Props) {
  const isSaving = useIsSaving(fields);
  if (order.forgottenAt !== null) return null;
  const phone = internationalPhone(order.customer.phone);
  return (
    <section className="order-box her-page">
      <h2 className="section-title break-words">
        <bdi>{first}</bdi>’s own page
      </h2>
      <p className="mt-1 text-14 text-ink-2">
        A link opens the page of this order, to follow and to pay. Whoever has it, can.
      </p>
      {link ? (
        <div role="status" className="mt-3">
          <p className="select-all break-all text-15">{link}</p>
          <div className="contact-buttons mt-3">
            <DeskCopyButton what="link" isNamed text={link} />
            {phone && (
              <a href={chatLink(phone, link)} target="_blank" rel="noreferrer">
                <Icon name="chat" className="size-5" />
                WhatsApp
              </a>
            )}
          </div>
        </div>
      ) : (
        <OrderForm order={order} fields={fields} className="mt-3">
          <SubmitButton look="quiet" saving={isSaving && "Making it"} className="w-full px-3">
            Make a link
          </SubmitButton>
        </OrderForm>
      )}
    </section>
  );
}
