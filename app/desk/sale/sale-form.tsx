import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { deskPiecesPath, deskSalesPath } from "../../../shop/desk/desk-paths.ts";
import type { PieceRow } from "../../../shop/editor/piece-desk.ts";
import { typedFields } from "../../../shop/editor/piece-form.ts";
import { type Day, dayToText, parseDay } from "../../../shop/pakistan-days.ts";
import {
  cutText,
  priceField,
  pricesAfter,
  readSaleValues,
  type SaleFaults,
  type SaleValues,
  typedCut,
} from "../../../shop/sale/sale-form.ts";
import { lengthInWords, planInWords } from "../../../shop/sale/sale-words.ts";
import { Problem } from "../../ui/problem.tsx";
import { Field } from "../ui/field.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { LessField } from "./less-field.tsx";
import { SaleRow } from "./sale-row.tsx";

type Props = {
  /** The sale that is changed; undefined for a new one. */
  sale: { id: number; revision: number; isRunning: boolean } | undefined;
  rows: readonly PieceRow[];
  today: Day;
  costs: ReadonlyMap<number, number>;
  values: SaleValues;
  refused: { values: SaleValues; ids: readonly number[]; problem: string; faults: SaleFaults } | undefined;
};

/**
 * The fields are uncontrolled: what was typed before hydration stays. `typed` follows them, and the prices follow the
 * cut, but for those that were changed by hand.
 */
export function SaleForm({ sale, rows, today, costs, values, refused }: Props) {
  const first = refused?.values ?? values;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(first);
  const [cut, setCut] = useState(typedCut(first) ?? typedCut(values));
  const isHydrated = useHydrated();
  const { formData } = useNavigation();
  const faults = refused?.faults ?? {};

  function follow(): void {
    if (!form.current) return;
    const ids = rows.map(({ id }) => id);
    const now = readSaleValues(typedFields(new FormData(form.current)), ids);
    const [before, after] = [cut, typedCut(now)];
    if (!after || (before && cutText(after) === cutText(before))) {
      setTyped(now);
      return;
    }
    const prices = pricesAfter(rows, now.prices, { from: before, to: after });
    for (const id of ids) {
      const field = form.current.elements.namedItem(priceField(id));
      if (field instanceof HTMLInputElement && field.value !== prices[id]) field.value = prices[id] ?? "";
    }
    setTyped({ ...now, prices });
    setCut(after);
  }
  const followFirst = useEffectEvent(follow);
  useEffect(() => followFirst(), []);

  const [from, until] = [parseDay(typed.from), parseDay(typed.until)];
  const length = from !== undefined && until !== undefined && until >= from ? lengthInWords(from, until) : undefined;
  const plan = sale ? "Save it" : isHydrated ? planInWords(from, today) : "Plan it";
  const count = `${rows.length} ${rows.length === 1 ? "piece" : "pieces"}`;
  return (
    <div className="desk-page pb-44 md:pt-12">
      <PageHead
        title="A sale"
        line={`${count}. It begins and ends by itself.`}
        back={sale ? { to: deskSalesPath, label: "Sales" } : { to: deskPiecesPath, label: "Pieces" }}
        isDeep
      />
      <Form ref={form} method="post" onInput={follow} className="mt-4 md:max-w-180">
        {sale && <input type="hidden" name="revision" value={sale.revision} />}
        {cut && <input type="hidden" name="shown" value={cutText(cut)} />}
        <Problem role="alert">{refused?.problem}</Problem>
        <LessField values={first} error={faults.less} />
        <div className="sale-days mt-5">
          {sale?.isRunning ? (
            <div className="min-w-0">
              <p className="mb-1.5 font-semibold text-14">From</p>
              <p className="flex min-h-12 items-center">It runs already</p>
              <input type="hidden" name="from" value={first.from} />
            </div>
          ) : (
            <Field
              label="From"
              name="from"
              type="date"
              defaultValue={first.from}
              min={dayToText(today)}
              required
              note="00:00"
              error={faults.from}
              className="min-w-0"
            />
          )}
          <Field
            label="Until"
            name="until"
            type="date"
            defaultValue={first.until}
            min={dayToText(today)}
            required
            note={length && isHydrated ? `23:59, ${length}` : "23:59"}
            error={faults.until}
            className="min-w-0"
          />
        </div>
        <h2 className="mt-7 border-line border-b pb-2.5 font-display text-26 leading-tight">What it makes</h2>
        <ul>
          {rows.map((row) => (
            <SaleRow
              key={row.id}
              row={row}
              first={first.prices[row.id] ?? ""}
              typed={typed.prices[row.id] ?? ""}
              cost={costs.get(row.id)}
              error={faults[priceField(row.id)]}
              canLeave={sale !== undefined}
              isIn={!refused || refused.ids.includes(row.id)}
            />
          ))}
        </ul>
        {sale && (
          <Link
            to={`${deskPiecesPath}?tick=yes&sale=${sale.id}`}
            className="inline-flex min-h-11 items-center font-semibold text-accent-deep hover:underline"
          >
            Tick more pieces
          </Link>
        )}
        <div className="bottom-bar sale-bar">
          <div className="md:desk-page flex flex-col gap-2 md:flex-row md:items-center md:gap-5">
            <p className="text-13 text-ink-2 md:grow">Carts follow by themselves. Offers keep their agreed prices.</p>
            <SubmitButton saving={formData?.has("until") && "Saving"} className="w-full md:w-auto">
              {plan}
            </SubmitButton>
          </div>
        </div>
      </Form>
    </div>
  );
}
