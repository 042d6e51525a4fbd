import { Link } from "react-router";
import { deskOrderPath, deskSheetPath } from "../../../shop/desk/desk-paths.ts";
import { formatDesk, grouped } from "../../../shop/money/rupees.ts";
import { stageTable } from "../../../shop/order/stage.ts";
import {
  bookedRemark,
  bookingWords,
  lineRemark,
  spellTracking,
  unknownRemark,
} from "../../../shop/sheet/line-words.ts";
import type { ComparedLine } from "../../../shop/sheet/sheet-desk.ts";
import { PersonName } from "../ui/person-name.tsx";
import { PostButton } from "../ui/post-button.tsx";
import { LineChip } from "./line-chip.tsx";
import { lineValue } from "./sheet-view.ts";

/** The bar's form, which sends the ticked lines. */
export const bookFormId = "book-lines";

type Props = {
  id: number;
  line: ComparedLine;
  now: number;
  /** There is a bar that books what is ticked. */
  canTick: boolean;
};

/** Three lines on phones, a table row on wide screens. What fits is ticked; on phones ticks aren't shown. */
export function SheetLineRow({ id, line, now, canTick }: Props) {
  const { order, collected, charges, state, tracking } = line;
  return (
    <li className="sheet-row">
      <span className="sheet-tick">
        {canTick && bookingWords(line) !== "" && (
          <input
            type="checkbox"
            name="line"
            form={bookFormId}
            value={lineValue(line)}
            defaultChecked={state === "fits"}
            aria-label={`Book ${order?.number ?? tracking}`}
            className="tick"
          />
        )}
      </span>
      <Who line={line} />
      <span className="max-lg:hidden">{spellTracking(tracking)}</span>
      <span className="text-right max-lg:hidden">
        {"due" in line && (
          <>
            <span className="sr-only">Due </span>
            {line.due === 0 ? "nothing" : formatDesk(line.due)}
          </>
        )}
      </span>
      <span className="text-right">
        <span className="block font-semibold">
          <span className="sr-only">Collected </span>
          {formatDesk(collected)}
        </span>
        <span className="block text-13 text-ink-2 lg:hidden">{lineRemark(line)}</span>
      </span>
      <span className="text-right text-ink-2 max-lg:hidden">
        <span className="sr-only">Charges </span>
        {grouped(charges)}
      </span>
      <span className="flex items-center">
        <LineChip state={state} />
      </span>
      <span className="sheet-action">
        <LineAction id={id} line={line} now={now} />
      </span>
    </li>
  );
}

function Who({ line }: { line: ComparedLine }) {
  const { order, tracking, name } = line;
  if (!order) {
    const remark = line.state === "unknown" ? unknownRemark(line) : "";
    return (
      <span className="min-w-0">
        <span className="block truncate font-semibold lg:hidden">{spellTracking(tracking)}</span>
        <span className="block truncate font-semibold max-lg:hidden">{name || spellTracking(tracking)}</span>
        <span className="block text-13 text-ink-2 lg:truncate">
          {name !== "" && (
            <span className="lg:hidden">
              <bdi>{name}</bdi>, {""}
            </span>
          )}
          {remark}
        </span>
      </span>
    );
  }
  const isLate = line.state === "differs" && line.why !== "sum" && line.why !== "nothing-due";
  return (
    <span className="min-w-0">
      <Link to={deskOrderPath(order.number)} className="block truncate font-semibold">
        <PersonName name={order.name} />
      </Link>
      <span className="block text-13 text-ink-2 lg:truncate">
        {order.number}, <span className="lg:hidden">{spellTracking(tracking)}</span>
        <span className="max-lg:hidden">
          {isLate ? stageTable[order.stage].name.toLowerCase() : <bdi>{order.city}</bdi>}
        </span>
      </span>
    </span>
  );
}

function LineAction({ id, line, now }: Omit<Props, "canTick">) {
  const { state, charges, position, tracking, order } = line;
  if (state === "unknown")
    return (
      <Link to={`${deskSheetPath(id)}?tab=look&find=${position}`} preventScrollReset className="sheet-button">
        Find its order
      </Link>
    );
  if (state === "differs") {
    const label = bookingWords(line);
    return (
      <PostButton
        fields={{ intent: "book", line: lineValue(line) }}
        label={label}
        fullLabel={`${label}: ${order?.number ?? tracking}`}
        className="sheet-button"
      />
    );
  }
  if (state === "booked-already") return <span className="text-ink-2">{bookedRemark(line, now)}</span>;
  return <span className="text-ink-2 lg:hidden">{charges > 0 && `less ${grouped(charges)} charges`}</span>;
}
