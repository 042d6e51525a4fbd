import { deskOrderPath } from "../../../shop/desk/desk-paths.ts";
import type { ChangeAnswer } from "../../../shop/desk/order-changes.ts";
import type { OrderDesk } from "../../../shop/desk/order-desk.ts";
import { typedFields } from "../../../shop/editor/piece-form.ts";
import { maxLengths } from "../../../shop/limits.ts";
import type { BackReason } from "../../../shop/order/came-back.ts";
import type { OrderChange } from "../../../shop/order/change.ts";
import { checkEdit } from "../../../shop/order/check-edit.ts";
import type { Customer } from "../../../shop/order/checkout.ts";
import type { Corrected } from "../../../shop/order/correction.ts";
import type { Courier } from "../../../shop/order/courier.ts";
import { type OrderTerms, undoChange } from "../../../shop/order/edit.ts";
import { readEditForm, type TypedEdit } from "../../../shop/order/edit-form.ts";
import { changesAfter, type OrderEvent, orderChanges } from "../../../shop/order/event.ts";
import { maxMark } from "../../../shop/order/known-number.ts";
import { parseMoneyStep } from "../../../shop/order/payment-state.ts";
import { parseStep } from "../../../shop/order/stage.ts";
import { isBlank } from "../../../shop/typed-text.ts";
import { correct, setParcel } from "./answer-correction.ts";
import { isNumberMissing, parcelIn, revisionIn, textOf } from "./form-fields.ts";
import { advanceIn, entryIn, type TypedMoney, typedMoneyIn } from "./money-form.ts";
import { isSumFault, type SumFault } from "./sum-sentence.ts";

export type Typed = Partial<TypedMoney> &
  Corrected &
  Readonly<{ courier?: Courier; tracking?: string; reason?: string; mark?: string; why?: BackReason }>;

export type Wanted = OrderChange | { kind: "correct" | "parcel" | "edit" | "forget" | "mark" | "exchange" };

/** Why nothing was changed, which change was wanted, and what was typed for it. */
export type OrderRefusal = { wanted: Wanted | undefined; typed?: Typed; edit?: RefusedEdit } & (
  | { reason: "conflict"; since: readonly OrderEvent[] }
  | { reason: "sold-out"; pieces: readonly string[] }
  | { reason: "not-possible" }
  | { reason: "empty"; field: keyof Customer }
  | { reason: "sum"; fault: SumFault }
  /** A phone number, an e-mail or a day that can't be one; a parcel without its tracking number. */
  | { reason: "phone" | "email" | "day" | "no-number" }
  /** The form itself says which fields are wrong. */
  | { reason: "edit-faults" }
  /** Somebody else has changed the mark. */
  | { reason: "mark" }
);

type RefusedEdit = { edit: TypedEdit; revision: number };

export type FormAnswer = { to: string } | OrderRefusal;

/** Carries out a form of the order's page, named by its `intent`. */
export async function answerForm(orders: OrderDesk, number: string, form: FormData, now: number): Promise<FormAnswer> {
  const here = deskOrderPath(number);
  switch (form.get("intent")) {
    case "note": {
      const text = textOf(form, "note", "many");
      if (!isBlank(text)) await orders.note(number, text, Number(form.get("after")));
      return { to: here };
    }
    case "retry-mail":
      await orders.settleMail(number, textOf(form, "mail", "one"), "retry");
      return { to: `${here}?mail=retried` };
    case "give-up-mail":
      await orders.settleMail(number, textOf(form, "mail", "one"), "give-up");
      return { to: `${here}?mail=given-up` };
    case "mark":
    case "unmark":
      return mark(orders, number, form);
    case "correct":
      return correct(orders, number, form);
    case "parcel":
      return setParcel(orders, number, form);
    case "edit":
      return edit(orders, number, form);
    case "forget":
      return forget(orders, number, revisionIn(form));
    default:
      return change(orders, number, form, now);
  }
}

function changeIn(form: FormData): OrderChange | undefined {
  const intent = form.get("intent");
  if (intent === "take-back") return { kind: "take-back" };
  if (intent === "money") {
    const step = parseMoneyStep(String(form.get("step")));
    return step && { kind: "money", step };
  }
  if (intent === "advance") return advanceIn(form);
  const step = intent === "step" ? parseStep(String(form.get("step"))) : undefined;
  return step && { kind: "step", step, ...(isCashElsewhere(form) && { unpaid: true }) };
}

/** Of a cash order that is delivered. */
function isCashElsewhere(form: FormData): boolean {
  return form.get("unpaid") === "yes" && form.get("here") !== "yes";
}

async function change(orders: OrderDesk, number: string, form: FormData, now: number): Promise<FormAnswer> {
  const { isDayWrong = false, ...entry } = (form.get("intent") === "entry" && entryIn(form, now)) || {};
  const wanted = "kind" in entry ? entry : changeIn(form);
  if (!wanted) return { reason: "not-possible", wanted };
  if (isDayWrong) return { reason: "day", wanted, typed: typedMoneyIn(form, now) };
  const isSending = wanted.kind === "step" && wanted.step === "send";
  const parcel = isSending ? parcelIn(form) : undefined;
  if (parcel && isNumberMissing(form, parcel)) return { reason: "no-number", wanted, typed: parcel };
  const reason = textOf(form, "reason", "one", maxLengths.notes);
  const asked = { change: wanted, revision: revisionIn(form), ...parcel, ...(reason && { reason }) };
  const refusal = refusalOf(await orders.change(number, asked), wanted) ?? (await confirmToo(orders, number, form));
  if (refusal)
    return {
      ...refusal,
      typed: { ...typedMoneyIn(form, now), ...(parcel?.tracking && parcel), ...(reason && { reason }) },
    };
  const opensWhatsapp = (isSending || wanted.kind === "advance") && form.get("tell") === "yes";
  return { to: `${deskOrderPath(number)}?done=yes${opensWhatsapp ? "&tell=yes" : ""}` };
}

/** Forgetting can't be undone, so it is refused while there are changes that the seller hasn't seen. */
async function forget(orders: OrderDesk, number: string, revision: number): Promise<FormAnswer> {
  const since = changesAfter((await orders.find(number))?.events ?? [], revision);
  if (since.length > 0) return { reason: "conflict", since, wanted: { kind: "forget" } };
  await orders.forget(number);
  return { to: deskOrderPath(number) };
}

/** "Reopen and confirm it" is two steps: the second is based on the revision that the first one made. */
async function confirmToo(orders: OrderDesk, number: string, form: FormData): Promise<OrderRefusal | undefined> {
  if (form.get("step") !== "reopen" || form.get("and") !== "confirm") return undefined;
  const wanted = { kind: "step", step: "confirm" } as const;
  return refusalOf(await orders.change(number, { change: wanted, revision: revisionIn(form) + 1 }), wanted);
}

export function refusalOf(answer: ChangeAnswer, wanted: OrderChange): OrderRefusal | undefined {
  switch (answer.outcome) {
    case "done":
    case "repeated":
      return undefined;
    case "conflict":
      return { reason: "conflict", since: answer.since, wanted };
    case "sold-out":
      return { reason: "sold-out", pieces: answer.pieces, wanted };
    case "refused":
      if (isSumFault(answer.reason)) return { reason: "sum", fault: answer.reason, wanted };
      return { reason: "not-possible", wanted };
    default:
      return { reason: "not-possible", wanted };
  }
}

async function mark(orders: OrderDesk, number: string, form: FormData): Promise<FormAnswer> {
  const typed = form.get("intent") === "mark" ? textOf(form, "mark", "one", maxMark).trim() : "";
  const { outcome } = await orders.mark(number, { text: typed, was: Number(form.get("was")) });
  if (outcome === "done") return { to: deskOrderPath(number) };
  const reason = outcome === "conflict" ? "mark" : "not-possible";
  return { reason, wanted: { kind: "mark" }, ...(typed && { typed: { mark: typed } }) };
}

async function edit(orders: OrderDesk, number: string, form: FormData): Promise<FormAnswer> {
  const typed = readEditForm(typedFields(form));
  const revision = revisionIn(form);
  const refused = { wanted: { kind: "edit" } as const, edit: { edit: typed, revision } };
  const order = await orders.find(number);
  if (!order) return { reason: "not-possible", ...refused };
  const since = changesAfter(order.events, revision);
  const pieces = new Map((await orders.pieces()).map((piece) => [piece.id, { ...piece, salePrice: null }]));
  const facts = { lookup: (id: number) => pieces.get(id), shopDelivery: orders.shop.delivery };
  // Positions of lines are those of the order that the form showed.
  const shown = orderChanges(since).reduceRight<OrderTerms>(undoChange, order);
  const { terms, faults } = checkEdit(typed, { order: shown, ...facts });
  if (faults.length > 0) return { reason: "edit-faults", ...refused };
  const answer = await orders.edit(number, { revision, terms });
  switch (answer.outcome) {
    case "done":
    case "repeated":
      return { to: `${deskOrderPath(number)}?done=yes` };
    case "unchanged":
      return { to: deskOrderPath(number) };
    case "conflict":
      return { reason: "conflict", since: answer.since, ...refused };
    case "sold-out":
      return { reason: "sold-out", pieces: answer.pieces, ...refused };
    default:
      return { reason: "not-possible", ...refused };
  }
}
