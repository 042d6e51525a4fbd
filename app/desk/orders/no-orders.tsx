import { Link } from "react-router";
import { isNarrowed } from "../../../shop/desk/filter-words.ts";
import type { OrderFilter } from "../../../shop/desk/order-filter.ts";
import { type Stage, stageTable } from "../../../shop/order/stage.ts";
import { piecesHeading } from "../../../shop/order/words.ts";
import { type Day, formatDay } from "../../../shop/pakistan-days.ts";
import { EmptyBox } from "../ui/empty-box.tsx";
import { listPath } from "./list-path.ts";

const titles: Partial<Record<Stage, string>> = {
  new: "Nothing to confirm",
  confirmed: "Nothing to make",
  making: "Nothing to make",
  packed: "Nothing to send",
  sent: "Nothing on the way",
};

const work = {
  large: "No large orders",
  confirm: "Nothing to confirm",
  "let-go": "Every new order holds its pieces",
  proof: "No proof to check",
  make: "Nothing to make",
  send: "Nothing to send",
  mail: "Every e-mail gets through",
} as const;

type Props = { filter: OrderFilter; making: { pieces: number; next: Day } | undefined };

export function NoOrders({ filter, making }: Props) {
  if (filter.search)
    return (
      <EmptyBox title="No order found" isLeft>
        Nothing{filter.stage ? ` under ${stageTable[filter.stage].name}` : ""} fits “<bdi>{filter.search}</bdi>”. Try
        part of a number, a name, a phone, a city, a piece or a note. <WayOut filter={filter} />
      </EmptyBox>
    );
  if (isNarrowed(filter))
    return (
      <EmptyBox title="No order fits" isLeft>
        No order{filter.stage ? ` under ${stageTable[filter.stage].name}` : ""} fits these filters.{" "}
        <WayOut filter={filter} />
      </EmptyBox>
    );
  const title = (filter.work && work[filter.work]) ?? (filter.stage && titles[filter.stage]) ?? "No orders here";
  return <EmptyBox title={title}>{making ? dueInWords(making) : "What comes in shows up here by itself."}</EmptyBox>;
}

/** Drops what can be dropped first: the tab, then the filters, then the search. */
function WayOut({ filter: { stage, search, ...filters } }: Pick<Props, "filter">) {
  const wider = {
    ...(stage ? filters : {}),
    ...(search && (stage || Object.keys(filters).length > 0) && { search }),
  };
  const words = stage
    ? "Look in all stages"
    : Object.keys(wider).length > 0
      ? "Take the filters off"
      : "Show all orders";
  return (
    <Link to={listPath(wider)} className="font-semibold text-accent-deep">
      {words}
    </Link>
  );
}

function dueInWords({ pieces, next }: NonNullable<Props["making"]>): string {
  const made = `${piecesHeading([{ quantity: pieces }])} ${pieces === 1 ? "is" : "are"} being made.`;
  return `${made} The next is due on ${formatDay(next)}.`;
}
