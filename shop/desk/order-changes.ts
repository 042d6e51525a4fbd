import type { Rupees } from "../money/rupees.ts";
import type { AskedBack, PiecePlace } from "../order/came-back.ts";
import type { ChangeFault, OrderChange } from "../order/change.ts";
import type { Corrected } from "../order/correction.ts";
import type { Courier, Parcel } from "../order/courier.ts";
import type { AskedTerms, EditFault } from "../order/edit.ts";
import type { OrderEvent } from "../order/event.ts";
import type { PhoneMark } from "../order/known-number.ts";

/** `revision` is the one that the form was made from: an order changed since then answers with a conflict. */
export type AskedChange = {
  change: OrderChange;
  revision: number;
  courier?: Courier;
  tracking?: string;
  reason?: string;
  /** Of "come-back". */
  back?: AskedBack;
  /** Whether the shopper reads the reason. */
  isTold?: boolean;
};

export type ChangeAnswer =
  | { outcome: "done" | "repeated" | "unknown" }
  | { outcome: "conflict"; since: readonly OrderEvent[] }
  | { outcome: "refused"; reason: ChangeFault }
  | { outcome: "sold-out"; pieces: readonly string[] };

export type AskedCorrection = { revision: number; corrected: Corrected };

export type AskedParcel = { revision: number; parcel: Parcel };

export type CorrectionAnswer =
  | { outcome: "done" | "unchanged" | "unknown" | "too-late" }
  | { outcome: "conflict"; since: readonly OrderEvent[] };

export type AskedEdit = { revision: number; terms: AskedTerms };

export type EditOrderAnswer =
  | { outcome: "done" | "repeated" | "unchanged" | "unknown" | "too-late" }
  | { outcome: "conflict"; since: readonly OrderEvent[] }
  | { outcome: "refused"; faults: readonly EditFault[] }
  /** Too few in stock; nothing was changed. */
  | { outcome: "sold-out"; pieces: readonly string[] };

/** `places` are those of the order's lines; undefined for a piece that the shopper keeps. */
export type AskedExchange = {
  revision: number;
  places: readonly (PiecePlace | undefined)[];
  /** Where the pieces in their place are cheaper; 0 otherwise. */
  giveBack: Rupees;
};

export type ExchangeAnswer =
  | { outcome: "done" | "repeated" | "unknown" | "too-late" | "too-much" }
  | { outcome: "conflict"; since: readonly OrderEvent[] };

/** "conflict": somebody has changed the mark since; `mark` is what stands now. */
export type MarkAnswer = { outcome: "done" | "unknown" } | { outcome: "conflict"; mark: PhoneMark | undefined };
