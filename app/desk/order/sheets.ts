import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { correctableFields } from "../../../shop/order/correction.ts";
import { hasParcel } from "../../../shop/order/courier.ts";
import { changesAfter, isBy, type OrderEvent } from "../../../shop/order/event.ts";
import { receivedOf, waitsToBegin } from "../../../shop/order/money-entries.ts";
import { nextStage, type Step, stageTable } from "../../../shop/order/stage.ts";
import type { Wanted } from "./answer-form.ts";

/** Dialogs for what needs more than a press. Each has a URL, so that it opens without script. */
const sheetNames = [
  "send",
  "cancel",
  "came-back",
  "correct",
  "parcel",
  "edit",
  "text",
  "mark",
  "forget",
  "payment",
  "give-back",
  "advance",
  "make",
] as const;
export type SheetName = (typeof sheetNames)[number];

export const sheetTitles = {
  payment: "Enter a payment",
  "give-back": "Give back",
  advance: "Ask for an advance",
} as const satisfies Partial<Record<SheetName, string>>;

/** Opens a sheet. `seen` is the order's revision on the page that it is opened from. */
export function sheetQuery({ revision }: Pick<DeskOrder, "revision">, sheet: SheetName): string {
  return `${sheet}=yes&seen=${revision}`;
}

export function parseSheet(params: URLSearchParams): SheetName | undefined {
  return sheetNames.find((name) => params.get(name) === "yes");
}

/** A URL may be older than the order's latest step. */
export function isPossible(sheet: SheetName, order: DeskOrder): boolean {
  if (sheet === "send" || sheet === "cancel") return nextStage(order.stage, sheet, "desk") !== undefined;
  if (sheet === "came-back") return nextStage(order.stage, "come-back", "desk") !== undefined;
  if (sheet === "make") return nextStage(order.stage, sheet, "desk") !== undefined && waitsToBegin(order);
  if (sheet === "payment") return true;
  if (sheet === "give-back") return receivedOf(order) > 0;
  const { correctable, editable } = stageTable[order.stage];
  if (sheet === "advance") return correctable && order.money !== "received";
  if (order.forgottenAt !== null) return false;
  return sheet === "parcel" ? hasParcel(order.stage) : sheet === "edit" ? editable : true;
}

/** What others changed since the page that the sheet was opened from was rendered. */
export function unseenChanges(params: URLSearchParams, order: DeskOrder, me: string): OrderEvent[] {
  const revision = params.get("seen");
  return revision === null ? [] : changesAfter(order.events, Number(revision)).filter((event) => !isBy(event, me));
}

const sheetOfStep: Partial<Record<Step, SheetName>> = { send: "send", cancel: "cancel", "come-back": "came-back" };

/** Whether the sheet still has a field for everything that was typed. */
export function canBeTyped(typed: object | undefined, { stage }: Pick<DeskOrder, "stage">): boolean {
  const possible: readonly string[] = correctableFields(stage);
  return Object.keys(typed ?? {}).every((field) => possible.includes(field));
}

/** The sheet that a refused change was made in, to be opened again. */
export function sheetFor(wanted: Wanted | undefined): SheetName | undefined {
  if (wanted?.kind === "entry") return wanted.sum < 0 ? "give-back" : "payment";
  if (wanted?.kind === "advance") return "advance";
  if (wanted?.kind === "exchange") return "came-back";
  if (wanted?.kind === "step") return sheetOfStep[wanted.step];
  return (["correct", "parcel", "edit", "forget"] as const).find((kind) => kind === wanted?.kind);
}
