import type { Rupees } from "../money/rupees.ts";
import type { Courier } from "../order/courier.ts";
import type { OrderSource } from "../order/source.ts";
import type { Day } from "../pakistan-days.ts";
import type { PictureRef } from "../pieces/picture.ts";
import type { Work } from "./order-filter.ts";
import type { DayTakings } from "./takings.ts";

/** What Today shows to everybody who sees it. */
export type WaitingNumbers = {
  /** Whether the shop ever had an order. */
  hasOrders: boolean;
  waiting: readonly WaitingWork[];
  runningOut: readonly RunningOutPiece[];
};

/** A row of "Waiting for you". */
export type WaitingWork = {
  work: Work;
  count: number;
  total: Rupees;
  /** The order that has waited longest; for "mail", the first undelivered one. */
  first: { number: string; name: string; createdAt: number; total: Rupees; makeBy: Day | null } | undefined;
  pictures: readonly PictureRef[];
  /** For "send": how many still have to be packed. */
  toPack: number;
};

export type RunningOutPiece = {
  id: number;
  name: string;
  left: number;
  /** The last one was sold today. */
  isSoldOutToday: boolean;
  picture: PictureRef | undefined;
};

/** Money that isn't where it belongs. */
export type OwedMoney = {
  /** `since`: when the first of them became due; undefined where there are none. */
  toGiveBack: { count: number; total: Rupees; since: number | undefined };
  /** Cash of delivered orders, the largest sum first. `oldest`: when the first of them was delivered. */
  couriers: readonly { courier: Courier; count: number; total: Rupees; oldest: number }[];
};

/** What came of the orders of two months; all but the days are of the last thirty. */
export type TakingsNumbers = {
  days: readonly DayTakings[];
  /** Of confirmed orders, the largest sum first. */
  sources: readonly { source: OrderSource; total: Rupees }[];
  /** Of confirmed orders. */
  pieces: readonly SoldPiece[];
  /** Of all orders that stand. */
  cities: readonly { city: string; count: number }[];
};

export type SoldPiece = {
  id: number;
  name: string;
  count: number;
  total: Rupees;
  /** What one costs the seller; undefined where it isn't entered. */
  cost: Rupees | undefined;
  picture: PictureRef | undefined;
};
