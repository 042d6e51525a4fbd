import { createContext } from "react-router";
import type { OrderFollower } from "../../shop/order-follower.ts";

/** What the server hands in with each request for an order's page: see shop/order-follower.ts. */
export const followContext = createContext<OrderFollower>();
