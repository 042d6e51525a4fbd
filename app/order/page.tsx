import type { CancelAnswer } from "../../shop/follow/order-follower.ts";
import type { Reviewing } from "../review/reviewing.ts";
import { FollowedOrderView } from "./followed-order-view.tsx";
import type { OrderData } from "./order-data.server.ts";
import { OrderNotFound } from "./order-not-found.tsx";

type Props = {
  found?: OrderData | undefined;
  /** The outcome of a cancellation that was refused. */
  cancelling?: CancelAnswer | undefined;
  /** The reason that the shopper had typed. */
  reason?: string | undefined;
  reviewing?: Reviewing | undefined;
};

export default function OrderPage({ found, ...answered }: Props) {
  return found ? <FollowedOrderView {...found} {...answered} /> : <OrderNotFound />;
}
