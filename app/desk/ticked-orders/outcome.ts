import { type ManyStep, parseManyStep } from "../../../shop/desk/many-orders.ts";
import { parseTicked, type Ticked, tickValue } from "./ticked.ts";

/** The result of changing many orders. In the URL, so that it needs no script and is there after a reload. */
export type BulkOutcome = {
  did: ManyStep;
  /** The step was taken back. */
  isBack?: boolean;
  /** With the revisions that the change made: taking it back is based on them. */
  done: readonly Ticked[];
  /** Numbers of those that stayed. */
  left: readonly string[];
  /** Whether each shopper is written to afterwards. */
  isWriting?: boolean;
};

export function writeOutcome(query: URLSearchParams, { did, isBack, done, left, isWriting }: BulkOutcome): void {
  if (done.length + left.length === 0) return;
  query.set("did", did);
  if (isBack) query.set("back", "yes");
  query.set("done", done.map(tickValue).join(" "));
  if (left.length > 0) query.set("left", left.join(" "));
  if (isWriting && done.length > 0) query.set("write", "yes");
}

export function readOutcome(query: URLSearchParams): BulkOutcome | undefined {
  const did = parseManyStep(query.get("did"));
  if (!did) return undefined;
  const list = (name: string) => parseTicked((query.get(name) ?? "").split(" "));
  return {
    did,
    isBack: query.get("back") === "yes",
    done: list("done"),
    left: list("left").map(({ number }) => number),
    isWriting: query.get("write") === "yes",
  };
}
