import type { RefObject } from "react";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import type { Rupees } from "../../../shop/money/rupees.ts";
import {
  isSameEdit,
  readEditForm,
  rebaseEdit,
  type TypedEdit,
  typedEditShape,
  typedOrder,
} from "../../../shop/order/edit-form.ts";
import { changesAfter, isBy, orderChanges } from "../../../shop/order/event.ts";
import { fits } from "../../../shop/shape.ts";
import { readDraft, storeDraft } from "../editor/drafts.ts";
import { useDraft } from "../editor/use-draft.ts";

type Options = {
  form: RefObject<HTMLFormElement | null>;
  order: DeskOrder;
  shopDelivery: Rupees;
  me: string;
  /** What was refused, and the revision that it was based on. */
  refused: { edit: TypedEdit; revision: number } | undefined;
};

/** What is typed to change the order. What others change meanwhile moves it to the order's lines of now. */
export function useEditDraft({ form, order, shopDelivery, me, refused }: Options) {
  const name = `order-edit:${order.number}`;
  const saved = typedOrder(order, shopDelivery);
  const moved = (edit: TypedEdit, revision: number) =>
    rebaseEdit(edit, orderChanges(changesAfter(order.events, revision)), order);
  return useDraft<TypedEdit, { label: string }>({
    form,
    name,
    saved,
    begun: refused ? moved(refused.edit, refused.revision) : saved,
    isRefused: refused !== undefined,
    read: readEditForm,
    changesBetween: (one, other) => (isSameEdit(one, other) ? [] : [{ label: "Order" }]),
    loadDraft() {
      const found = readDraft(name, me);
      const edit = found?.typed.edit;
      if (!found || !fits<TypedEdit>(edit, typedEditShape)) return undefined;
      const since = changesAfter(order.events, found.seen);
      // Their own change since then is this draft, saved.
      if (since.some((event) => event.details.kind === "change" && isBy(event, me))) return undefined;
      return moved(edit, found.seen);
    },
    storeDraft: (edit) => storeDraft(name, { person: me, seen: order.revision, typed: { edit } }),
  });
}
