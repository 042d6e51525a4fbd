import type { DeskOrder } from "../../../shop/order-desk.ts";
import { buttonStyle } from "../../components/button-style.ts";
import { OrderForm, useIsSaving } from "./step-form.tsx";

const fields = { intent: "note" };

/** What is kept stands in "So far", with who wrote it. */
export function PrivateNotes({ order }: { order: DeskOrder }) {
  const isSaving = useIsSaving(fields);
  return (
    <section className="mb-9">
      <h2 className="section-title" id="notes">
        Private notes
      </h2>
      <OrderForm order={order} fields={fields} key={order.events.length}>
        <textarea
          name="note"
          rows={2}
          required
          maxLength={1000}
          aria-labelledby="notes"
          placeholder="Add a note. Only people with a key see it."
          className="field mt-3 block min-h-19 py-3"
        />
        <button type="submit" aria-disabled={isSaving || undefined} className={buttonStyle("quiet", "mt-2.5")}>
          {isSaving ? "Keeping it" : "Keep the note"}
        </button>
      </OrderForm>
    </section>
  );
}
