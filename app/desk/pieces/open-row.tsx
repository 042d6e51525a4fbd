import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { deskPiecePath } from "../../../shop/desk/desk-paths.ts";
import type { PieceRow as Row } from "../../../shop/editor/piece-desk.ts";
import { typedNumber } from "../../../shop/editor/piece-form.ts";
import { grouped } from "../../../shop/money/rupees.ts";
import { Icon } from "../../ui/icon.tsx";
import { Problem } from "../../ui/problem.tsx";
import { LeaveGuard } from "../editor/leave-guard.tsx";
import { CountField } from "../ui/count-field.tsx";
import { MoneyField } from "../ui/money-field.tsx";
import { PieceTile } from "../ui/piece-tile.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { isBySize, RowFields } from "./piece-list-row.tsx";
import type { RowRefusal } from "./save-row.ts";

type Props = { row: Row; refusal: RowRefusal | undefined; closePath: string; action: string };

/** A row with fields for price and stock. */
export function OpenRow({ row, refusal, closePath, action }: Props) {
  const { formData } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const left = row.stock?.[""];
  const [changes, setChanges] = useState(0);
  function countChanges(): void {
    const typed = new FormData(form.current ?? undefined);
    const isChanged = (field: string, now: number | undefined) =>
      typed.has(field) && typedNumber(String(typed.get(field))) !== now;
    setChanges(Number(isChanged("price", row.price)) + Number(isChanged("left", left)));
  }
  const countFirst = useEffectEvent(countChanges);
  useEffect(() => countFirst(), []);
  /** The list with this row closed counts as the same screen, with another row open as another. */
  function screenOf(pathname: string, search: string): string {
    const query = new URLSearchParams(search);
    query.delete("done");
    if (query.get("edit") === String(row.id)) query.delete("edit");
    return `${pathname}?${query}`;
  }
  return (
    <li id={`piece-${row.id}`} className="open-row">
      <Form
        ref={form}
        method="post"
        action={action}
        preventScrollReset
        onInput={countChanges}
        className="open-row-form"
      >
        <RowFields row={row} />
        <span className="open-row-head flex min-w-0 items-center gap-3.5">
          <PieceTile row={row} />
          <span className="min-w-0 grow">
            <span className="block break-words font-display text-21 leading-tight">
              <bdi>{row.name}</bdi>
            </span>
            <span className="block truncate text-14 text-ink-2">
              {row.category}, {row.badge}
            </span>
          </span>
          <Link
            to={closePath}
            preventScrollReset
            aria-label="Leave it"
            className="flex size-11 items-center justify-center md:hidden"
          >
            <Icon name="close" className="size-5" />
          </Link>
        </span>
        <div className="open-row-fields">
          <MoneyField
            label="Price"
            name="price"
            defaultValue={refusal?.price ?? String(row.price)}
            note={`Was ${grouped(row.price)}`}
            autoFocus
            className="min-w-0"
          />
          {isBySize(row) ? (
            <p className="text-14">
              <span className="block font-semibold">Left</span>
              <Link to={deskPiecePath(row.id)} className="flex min-h-11 items-center text-accent-deep underline">
                Counted by size
              </Link>
            </p>
          ) : (
            <CountField
              label="Left"
              name="left"
              defaultValue={refusal?.left ?? String(left ?? "")}
              note={left === undefined ? "Empty: not counted" : `Was ${left}`}
            />
          )}
        </div>
        <div className="flex flex-col gap-2 md:flex-row-reverse md:items-center">
          <SubmitButton saving={formData?.get("id") === String(row.id) && "Saving"} className="w-full md:w-auto">
            Save
          </SubmitButton>
          <Link
            to={closePath}
            preventScrollReset
            className="hidden min-h-11 items-center px-3 font-semibold text-accent-deep text-15 hover:underline md:flex"
          >
            Leave it
          </Link>
        </div>
        <p className="text-center text-14 text-ink-2 md:hidden">Saved is live: shoppers see it at once.</p>
        {refusal && <Problem role="alert">{refusal.problem}</Problem>}
      </Form>
      <LeaveGuard form={form} count={changes} screenOf={screenOf} onThrowAway={() => setChanges(0)} />
    </li>
  );
}
