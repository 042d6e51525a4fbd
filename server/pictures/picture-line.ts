/** "now" for what somebody waits for; "later" comes when nobody does. */
export type Urgency = "now" | "later";

export type PictureLine = <Result>(urgency: Urgency, work: () => Promise<Result>) => Promise<Result>;

/** One picture is decoded or encoded at a time in the whole process, whoever asks: each takes a core and its memory. */
export function createPictureLine(): PictureLine {
  const waiting: Record<Urgency, (() => void)[]> = { now: [], later: [] };
  let busy = false;
  return async (urgency, work) => {
    if (busy) await new Promise<void>((resolve) => void waiting[urgency].push(resolve));
    busy = true;
    try {
      return await work();
    } finally {
      // Whoever is next takes over the place, so that nobody slips in between.
      const next = waiting.now.shift() ?? waiting.later.shift();
      if (next) next();
      else busy = false;
    }
  };
}
