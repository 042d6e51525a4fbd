import type { OrderRow } from "../../../shop/desk/order-desk.ts";
import { type MoneyIcon, type MoneyTone, shortMoney } from "../../../shop/order/money-words.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { DeskIcon } from "./desk-icon.tsx";

const icons: Readonly<Partial<Record<MoneyIcon, IconName>>> = {
  cash: "cash",
  check: "check",
  refund: "swap",
  nothing: "minus",
};

const tones: Readonly<Record<MoneyTone, string>> = {
  plain: "text-ink-2",
  came: "text-ink",
  waits: "font-semibold text-accent-deep",
  done: "font-semibold text-green",
};

export function MoneyMark(order: OrderRow) {
  const { words, icon, tone } = shortMoney(order);
  const name = icons[icon];
  return (
    <span className={`inline-flex items-center gap-1.5 text-13 ${tones[tone]}`}>
      {name && <Icon name={name} className="size-4 shrink-0" />}
      {icon === "phone" && <DeskIcon name="phonedev" className="size-4 shrink-0" />}
      {words}
    </span>
  );
}
