import type { CancelAnswer } from "../../shop/follow/order-follower.ts";
import { FollowedOrderView } from "./followed-order-view.tsx";
import type { OrderData } from "./order-data.server.ts";
import { OrderNotFound } from "./order-not-found.tsx";

type Props = {
  found?: OrderData | undefined;
  /** What became of the try to cancel it. */
  cancelling?: CancelAnswer | undefined;
  /** What she had written to it. */
  reason?: string | undefined;
};

export default function OrderPage({ found, cancelling, reason }: Props) {
  return found ? <FollowedOrderView {...found} cancelling={cancelling} reason={reason} /> : <OrderNotFound />;
}
