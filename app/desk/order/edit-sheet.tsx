import { useRef, useState } from "react";
import { Form } from "react-router";
import type { Lookup } from "../../../shop/cart/pricing.ts";
import type { Rupees } from "../../../shop/money/rupees.ts";
import { changesListed, saveChanges } from "../../../shop/order/change-words.ts";
import { checkEdit, maxReason } from "../../../shop/order/check-edit.ts";
import {
  addOwnPiece,
  addPiece,
  lineField,
  putLineBack,
  removeLine,
  type TypedEdit,
} from "../../../shop/order/edit-form.ts";
import { listInWords } from "../../../shop/order/words.ts";
import { Icon } from "../../ui/icon.tsx";
import { Problem } from "../../ui/problem.tsx";
import { DeliveryTiles } from "../ui/delivery-tiles.tsx";
import { Field } from "../ui/field.tsx";
import { deskFieldId } from "../ui/field-id.ts";
import { MoneyField } from "../ui/money-field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { AddPieceDialog } from "./add-piece-dialog.tsx";
import type { DeskOrderViewProps, Editing } from "./desk-order-view-props.ts";
import { EditLine } from "./edit-line.tsx";
import { EditSums } from "./edit-sums.tsx";
import { ConflictLine } from "./order-conflict.tsx";
import { OrderLink, useOrderPath } from "./order-link.tsx";
import { useIsSaving } from "./step-form.tsx";
import { useEditDraft } from "./use-edit-draft.ts";
import { useFocusAdded } from "./use-focus-added.ts";

const fields = { intent: "edit" };

/** Lines, delivery and discount of a placed order; one save for all of it. */
export function EditSheet(props: DeskOrderViewProps & { editing: Editing }) {
  const { order, refusal, first, me } = props;
  const { pieces, shopDelivery } = props.editing;
  const path = useOrderPath();
  const form = useRef<HTMLFormElement>(null);
  const [isAdding, setAdding] = useState(false);
  const isRefused = refusal?.wanted?.kind === "edit";
  const [showsFaults, setShowsFaults] = useState(isRefused && refusal.reason === "edit-faults");
  const refused = isRefused && refusal.edit ? refusal.edit : undefined;
  const draft = useEditDraft({ form, order, shopDelivery, me, refused });
  const { shown, typed } = draft;
  const piece = (id: number) => pieces.find((each) => each.id === id);
  const lookup: Lookup = (id) => {
    const found = piece(id);
    return found && { ...found, salePrice: null };
  };
  const checked = checkEdit(typed, { order, lookup, shopDelivery });
  const faultAt = (field: string) =>
    showsFaults ? checked.faults.find((fault) => fault.field === field)?.words : undefined;
  const isSaving = useIsSaving(fields);
  const positions = order.lines.map((_, position) => String(position));
  const isLast = typed.lines.length === 1;

  const focusAdded = useFocusAdded(typed.lines);
  function add(update: (edit: TypedEdit) => TypedEdit): void {
    focusAdded();
    draft.replace(update);
  }

  function check(event: { preventDefault(): void }): void {
    const [fault] = checked.faults;
    if (!fault) return;
    event.preventDefault();
    setShowsFaults(true);
    document.getElementById(deskFieldId(fault.field))?.focus();
  }

  return (
    <>
      <p className="mt-1 text-15 text-ink-2">
        <bdi>{first}</bdi>’s page says what changed, and when.
      </p>
      {isRefused && <ConflictLine order={order} refusal={refusal} now={refusal.now} />}
      {isRefused && refusal.reason === "sold-out" && (
        <Problem role="alert">
          {`There isn’t enough of ${listInWords([...refusal.pieces])} left. Nothing was changed.`}
        </Problem>
      )}
      <Form
        key={draft.formKey}
        ref={form}
        method="post"
        action={path(order.number, "edit=yes")}
        replace
        preventScrollReset
        noValidate
        onInput={draft.readTyped}
        onSubmit={check}
      >
        <input type="hidden" name="seen" value={order.revision} />
        <input type="hidden" name="intent" value="edit" />
        <ul className="mt-4">
          {positions.map((position) =>
            typed.lines.some(({ was }) => was === position) ? (
              lineAt(`was${position}`)
            ) : (
              <LeftOut
                key={position}
                name={order.lines[Number(position)]?.name ?? ""}
                onPutBack={() => draft.replace((edit) => putLineBack(edit, order, Number(position)))}
              />
            ),
          )}
          {typed.lines.filter(({ was }) => was === "").map(({ key }) => lineAt(key))}
        </ul>
        {isLast && typed.lines[0]?.was !== "" && order.lines.length > 1 && (
          <p className="text-14 text-ink-2">An order keeps at least one piece. Cancel it instead.</p>
        )}
        <div id={deskFieldId("lines")} tabIndex={-1} className="contact-buttons noscript:hidden bg-white outline-none">
          <button type="button" onClick={() => setAdding(true)}>
            <Icon name="search" className="size-5" />
            Add a piece
          </button>
          <button type="button" onClick={() => add(addOwnPiece)}>
            <Icon name="plus" className="size-5" />
            Of its own
          </button>
        </div>
        <Problem>{faultAt("lines")}</Problem>
        <Delivery shown={shown} typed={typed} shopDelivery={shopDelivery} fault={faultAt("otherDelivery")} />
        <div className="mt-5 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2.5">
          <MoneyField
            label="Discount"
            name="discount"
            defaultValue={shown.discount}
            error={faultAt("discount")}
            className="min-w-0"
          />
          <Field
            label="What for"
            hint="she reads it"
            name="reason"
            defaultValue={shown.reason}
            maxLength={maxReason}
            error={faultAt("reason")}
            className="min-w-0"
          />
        </div>
        <EditSums order={order} checked={checked} />
        <p role="status" className="mt-5 mb-2 text-14 text-ink-2">
          {checked.differences.length === 0 && checked.faults[0]
            ? checked.faults[0].words
            : changesListed(checked.differences)}
        </p>
        <SubmitButton saving={isSaving && "Saving"} className="w-full">
          {saveChanges(checked.differences.length)}
        </SubmitButton>
        <OrderLink
          order={order}
          onClick={draft.throwAway}
          className="mt-1 flex min-h-11 items-center justify-center font-semibold text-15 text-accent-deep"
        >
          Leave it as it was
        </OrderLink>
      </Form>
      {isAdding && (
        <AddPieceDialog
          pieces={pieces}
          onClose={() => setAdding(false)}
          onAdd={(found) => {
            add((edit) => addPiece(edit, found));
            setAdding(false);
          }}
        />
      )}
    </>
  );

  function lineAt(key: string) {
    const line = typed.lines.find((each) => each.key === key);
    if (!line) return null;
    return (
      <EditLine
        key={key}
        order={order}
        shown={shown.lines.find((each) => each.key === key) ?? line}
        line={line}
        typed={typed}
        piece={piece(line.id)}
        faultAt={faultAt}
        onRemove={isLast ? undefined : () => draft.replace((edit) => removeLine(edit, key))}
        fill={(field, value) => fill(lineField(key, field), value)}
      />
    );
  }

  /** Sets a field of the form, radio buttons as well. */
  function fill(name: string, value: string): void {
    const control = form.current?.elements.namedItem(name);
    if (control instanceof RadioNodeList) control.value = value;
    else if (control instanceof HTMLInputElement && control.type === "radio") control.checked = control.value === value;
    else if (control instanceof HTMLInputElement) control.value = value;
    draft.readTyped();
  }
}

function LeftOut({ name, onPutBack }: { name: string; onPutBack: () => void }) {
  return (
    <li className="border-line border-t py-4 text-15">
      <bdi>{name}</bdi> is left out.{" "}
      <button type="button" onClick={onPutBack} className="font-semibold text-accent-deep underline underline-offset-4">
        Put it back
      </button>
    </li>
  );
}

type DeliveryProps = { shown: TypedEdit; typed: TypedEdit; shopDelivery: Rupees; fault: string | undefined };

function Delivery({ shown, typed, shopDelivery, fault }: DeliveryProps) {
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="mb-1.5 font-semibold text-14">Delivery</legend>
      <DeliveryTiles shopDelivery={shopDelivery} chosen={shown.delivery} />
      <div hidden={typed.delivery !== "other"}>
        <MoneyField
          label="Another sum"
          name="otherDelivery"
          defaultValue={shown.otherDelivery}
          error={fault}
          className="mt-3 min-w-0"
        />
      </div>
    </fieldset>
  );
}
