import type { OrderFilter } from "../../../shop/desk/order-filter.ts";
import type { Stage } from "../../../shop/order/stage.ts";
import { piecesHeading } from "../../../shop/order/words.ts";
import { type Day, formatDay } from "../../../shop/pakistan-days.ts";

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
      <Box title="No order found" isLeft>
        Nothing fits “<bdi>{filter.search}</bdi>”. Try part of a number, a name, a phone, a city or a piece.
      </Box>
    );
  const title = (filter.work && work[filter.work]) ?? (filter.stage && titles[filter.stage]) ?? "No orders here";
  return <Box title={title}>{making ? dueInWords(making) : "What comes in shows up here by itself."}</Box>;
}

function dueInWords({ pieces, next }: NonNullable<Props["making"]>): string {
  const made = `${piecesHeading([{ quantity: pieces }])} ${pieces === 1 ? "is" : "are"} being made.`;
  return `${made} The next is due on ${formatDay(next)}.`;
}

type BoxProps = { title: string; isLeft?: boolean; children: React.ReactNode };

function Box({ title, isLeft = false, children }: BoxProps) {
  return (
    <div className={`mt-6 border border-line bg-white px-6 py-5.5 ${isLeft ? "" : "text-center"}`}>
      <h2 className="font-display text-26 leading-tight">{title}</h2>
      <p className="mt-2 text-pretty break-words text-ink-2">{children}</p>
    </div>
  );
}
