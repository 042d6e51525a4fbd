import { deskOrderPath } from "../../../shop/desk/desk-paths.ts";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { changesAfter, isBy, type OrderEvent } from "../../../shop/order/event.ts";
import { nextStage, stageTable } from "../../../shop/order/stage.ts";

/** What asks for more than a press. Each has an address, so that it opens without script and Back closes it. */
export const sheets = ["send", "cancel", "correct", "text", "forget"] as const;
export type Sheet = (typeof sheets)[number];

/** `seen` in the address is the revision that the page with the link shows. */
export function sheetPath({ number, revision }: Pick<DeskOrder, "number" | "revision">, sheet: Sheet): string {
  return `${deskOrderPath(number)}?${sheet}=yes&seen=${revision}`;
}

export function parseSheet(params: URLSearchParams): Sheet | undefined {
  return sheets.find((name) => params.get(name) === "yes");
}

/** Only what can be done now: an address may be older than the order's latest step. */
export function isPossible(sheet: Sheet, order: DeskOrder): boolean {
  if (sheet === "send" || sheet === "cancel") return nextStage(order.stage, sheet, "desk") !== undefined;
  return order.forgottenAt === null && (sheet !== "correct" || stageTable[order.stage].correctable);
}

/** What others did after the screen that the sheet was opened from: she has to see it before she acts. */
export function unseenChanges(params: URLSearchParams, order: DeskOrder, me: string): OrderEvent[] {
  const revision = params.get("seen");
  return revision === null ? [] : changesAfter(order.events, Number(revision)).filter((event) => !isBy(event, me));
}
