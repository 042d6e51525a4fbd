/** "now" for what somebody waits for; "later" runs when nothing of "now" is queued. */
export type Urgency = "now" | "later";

export type PictureQueue = <Result>(urgency: Urgency, work: () => Promise<Result>) => Promise<Result>;

/** One picture is decoded or encoded at a time in the whole process: each takes a core, and much memory. */
export function createPictureQueue(): PictureQueue {
  const waiting: Record<Urgency, (() => void)[]> = { now: [], later: [] };
  let busy = false;
  return async (urgency, work) => {
    if (busy) await new Promise<void>((resolve) => void waiting[urgency].push(resolve));
    busy = true;
    try {
      return await work();
    } finally {
      // The next one takes over directly, so that no newcomer can get in between.
      const next = waiting.now.shift() ?? waiting.later.shift();
      if (next) next();
      else busy = false;
    }
  };
}
