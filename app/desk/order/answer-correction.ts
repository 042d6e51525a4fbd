import { deskOrderPath } from "../../../shop/desk/desk-paths.ts";
import type { CorrectionAnswer } from "../../../shop/desk/order-changes.ts";
import type { OrderDesk } from "../../../shop/desk/order-desk.ts";
import { maxLengths } from "../../../shop/limits.ts";
import { canBeEmailAddress } from "../../../shop/messages/email-address.ts";
import type { Customer } from "../../../shop/order/checkout.ts";
import { type Corrected, correctionFields } from "../../../shop/order/correction.ts";
import { parseDay } from "../../../shop/pakistan-days.ts";
import { canBeRung } from "../../../shop/phone.ts";
import { isBlank } from "../../../shop/typed-text.ts";
import { parcelIn, revisionIn, textOf } from "./form-fields.ts";

/** Corrects the fields that the form has, by the checkout's rules. */
export async function correct(orders: OrderDesk, number: string, form: FormData) {
  const typed = correctedIn(form);
  const refused = { wanted: { kind: "correct" } as const, typed };
  const before = (await orders.find(number))?.customer;
  const fault = before && faultIn(typed, before, textOf(form, "asked", "one"));
  if (fault) return { ...fault, ...refused };
  const answer = await orders.correct(number, { revision: revisionIn(form), corrected: typed });
  return refusalOf(answer, refused) ?? { to: afterwards(number, answer) };
}

function correctedIn(form: FormData): Corrected {
  const present = correctionFields.filter((field) => form.has(field));
  return Object.fromEntries(
    present.map((field) => {
      const lines = field === "address" ? "many" : "one";
      return [field, textOf(form, field, lines, field === "neededBy" ? 10 : maxLengths[field]).trim()];
    }),
  );
}

type Fault = { reason: "empty"; field: keyof Customer } | { reason: "phone" | "email" | "day" };

/** Orders that were entered at the desk may have no e-mail. */
function faultIn(typed: Corrected, before: Customer, asked: string): Fault | undefined {
  const { phone, email, neededBy } = typed;
  const empty = (["name", "email", "address", "city", "phone"] as const).find(
    (field) => typed[field] !== undefined && isBlank(typed[field]) && !(field === "email" && before.email === ""),
  );
  if (empty) return { reason: "empty", field: empty };
  if (email && email !== before.email && !canBeEmailAddress(email)) return { reason: "email" };
  // Questioned once, as at the checkout: the same number sent again is accepted.
  if (phone && !canBeRung(phone) && phone !== asked) return { reason: "phone" };
  return neededBy && parseDay(neededBy) === undefined ? { reason: "day" } : undefined;
}

/** Courier and number, after it was sent. */
export async function setParcel(orders: OrderDesk, number: string, form: FormData) {
  const parcel = parcelIn(form);
  const answer = await orders.setParcel(number, { revision: revisionIn(form), parcel });
  const tell = answer.outcome === "done" && form.get("tell") === "yes" ? "&tell=yes" : "";
  return (
    refusalOf(answer, { wanted: { kind: "parcel" } as const, typed: parcel }) ?? {
      to: afterwards(number, answer) + tell,
    }
  );
}

function afterwards(number: string, { outcome }: CorrectionAnswer): string {
  return `${deskOrderPath(number)}${outcome === "done" ? "?done=yes" : ""}`;
}

function refusalOf<Refused>(answer: CorrectionAnswer, refused: Refused) {
  if (answer.outcome === "conflict") return { reason: "conflict" as const, since: answer.since, ...refused };
  const isDone = answer.outcome === "done" || answer.outcome === "unchanged";
  return isDone ? undefined : { reason: "not-possible" as const, ...refused };
}
