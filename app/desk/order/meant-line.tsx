import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { Problem } from "../../ui/problem.tsx";
import type { Meant } from "./describe-meant.ts";
import { OrderLink } from "./order-link.tsx";

/** Above the button: what is gone, or that the shopper said yes; undefined where there is nothing to say. */
export function meantLine({ gone, yes }: Meant) {
  if (gone) return <Problem className="mb-2 text-13 md:mt-4">{gone}</Problem>;
  if (!yes) return undefined;
  return (
    <p className="mb-2 flex items-center gap-2.5 text-14">
      <Icon name="check" className="size-5 text-green" />
      <span className="grow font-semibold text-green">{yes}</span>
      <span className="text-13 text-ink-2">on her own page</span>
    </p>
  );
}

/** In place of Confirm: what has been sold meanwhile can't be confirmed. */
export function InsteadOfConfirm({ order }: { order: DeskOrder }) {
  return (
    <OrderLink order={order} sheet="edit" className={buttonStyle("primary", "w-full")}>
      Change the order
    </OrderLink>
  );
}
