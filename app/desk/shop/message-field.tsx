import { useRef } from "react";
import type { ShopField } from "../../../shop/editor/shop-field.ts";
import { blanksIn, fillBlanks } from "../../../shop/messages/blanks.ts";
import type { OfferBlank } from "../../../shop/messages/offer-message.ts";
import type { OrderBlank } from "../../../shop/messages/ready-message.ts";
import { Problem } from "../../ui/problem.tsx";
import { Field } from "../ui/field.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

/** Fills the blanks of the preview. */
const sample: Readonly<Record<Exclude<OrderBlank | OfferBlank, "shop">, string>> = {
  name: "Ayesha",
  number: "NQ-7F3K-92",
  pieces: "Aina and Gauhar",
  order: "Aina and Gauhar",
  total: "Rs 100,450",
  "to pay": "Rs 100,450 in cash when it comes",
  way: "are on their way with TCS, number 7791 3045 218",
  cash: "Please have Rs 100,450 ready.",
  link: "naqsh.pk/order",
  page: "https://naqsh.pk/order/NQ-7F3K-92/…",
  until: "Friday, 9 pm",
  offer: "https://naqsh.pk/offer/…",
};

type Props = { field: ShopField; value: string; typed: string; shop: string; error: string | undefined; note: string };

/** A text with blanks, which a press inserts; beside it a preview. */
export function MessageField({ field, value, typed, shop, error, note }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const known = field.blanks ?? [];
  const isHydrated = useHydrated();

  function insert(blank: string): void {
    const text = box.current?.querySelector("textarea");
    if (!text) return;
    text.setRangeText(`{${blank}}`, text.selectionStart, text.selectionEnd, "end");
    text.dispatchEvent(new Event("input", { bubbles: true }));
    text.focus();
  }

  return (
    <div ref={box} className="message-field">
      <div className="min-w-0">
        <Field label={field.label} name={field.path} defaultValue={value} rows={3} error={error} note={note} />
        <p className="mt-2 flex flex-wrap items-center gap-2 text-14 text-ink-2">
          Blanks
          {known.map((blank) =>
            isHydrated ? (
              <button key={blank} type="button" onClick={() => insert(blank)} className="blank-pill">
                {blank}
              </button>
            ) : (
              <span key={blank} className="blank-word">{`{${blank}}`}</span>
            ),
          )}
        </p>
      </div>
      <div className="min-w-0 border-gold-2 border-l pl-4 text-15 md:mt-12">
        <p className="break-words">{fillBlanks(typed, { ...sample, shop })}</p>
        {blanksIn(typed)
          .filter((name) => !known.includes(name))
          .map((name) => (
            <Problem key={name}>There is no blank called {`{${name}}`}.</Problem>
          ))}
        <p className="mt-1 text-13 text-ink-2">As Ayesha gets it</p>
      </div>
    </div>
  );
}
