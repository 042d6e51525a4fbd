import type { CancelAnswer } from "../../shop/follow/order-follower.ts";
import { FollowedOrderView } from "./followed-order-view.tsx";
import type { OrderData } from "./order-data.server.ts";
import { OrderNotFound } from "./order-not-found.tsx";

type Props = {
  found?: OrderData | undefined;
  /** The outcome of a cancellation that was refused. */
  cancelling?: CancelAnswer | undefined;
  /** The reason that the shopper had typed. */
  reason?: string | undefined;
};

export default function OrderPage({ found, cancelling, reason }: Props) {
  return found ? <FollowedOrderView {...found} cancelling={cancelling} reason={reason} /> : <OrderNotFound />;
}
