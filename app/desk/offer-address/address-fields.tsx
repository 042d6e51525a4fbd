import { maxLengths } from "../../../shop/limits.ts";
import type { EntryFault, TypedEntry } from "../../../shop/offer/entry-form.ts";
import { PasteButton } from "../ticked-orders/paste-button.tsx";
import { Field } from "../ui/field.tsx";
import { deskFieldId } from "../ui/field-id.ts";

type Props = { typed: TypedEntry; faults: readonly EntryFault[] };

/** The checkout's five fields, in the order of a chat. They are the shopper's: nothing is filled in by the browser. */
export function AddressFields({ typed, faults }: Props) {
  const field = (name: "name" | "phone" | "address" | "city" | "email") => ({
    name,
    defaultValue: typed[name],
    maxLength: maxLengths[name],
    error: faults.find((fault) => fault.name === name)?.words,
  });
  return (
    <section>
      <h2 className="section-title">Deliver to</h2>
      <Field label="Full name" {...field("name")} autoCapitalize="words" className="mt-3 min-w-0" />
      <Field label="Phone" {...field("phone")} type="tel" inputMode="tel" />
      <Field
        label="Address"
        {...field("address")}
        rows={2}
        className="mt-5 min-w-0 [&_textarea]:min-h-19"
        hint={<PasteButton into={deskFieldId("address")} className="-my-3 min-h-11 font-semibold text-accent-deep" />}
      />
      <Field label="City" {...field("city")} autoCapitalize="words" />
      <Field
        label="Email"
        {...field("email")}
        type="email"
        inputMode="email"
        placeholder="None"
        hint="may stay empty"
        note="Without one she gets no e-mails; her page and WhatsApp work as always."
      />
    </section>
  );
}
