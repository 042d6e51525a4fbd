import { deskOrderPath } from "../../../shop/desk-paths.ts";
import type { DeskOrder } from "../../../shop/order-desk.ts";
import { nextStage, stageTable } from "../../../shop/stage.ts";

/** What asks for more than a press. Each has an address, so that it opens without script and Back closes it. */
export const sheets = ["send", "cancel", "correct", "text", "forget"] as const;
export type Sheet = (typeof sheets)[number];

export function sheetPath(number: string, sheet: Sheet): string {
  return `${deskOrderPath(number)}?${sheet}=yes`;
}

/** Only what can be done now: an address may be older than the order's latest step. */
export function parseSheet(params: URLSearchParams, order: DeskOrder): Sheet | undefined {
  const sheet = sheets.find((name) => params.get(name) === "yes");
  if (sheet === "send" || sheet === "cancel") return nextStage(order.stage, sheet, "desk") && sheet;
  if (sheet === "correct" && !stageTable[order.stage].correctable) return undefined;
  return order.forgottenAt === null ? sheet : undefined;
}
