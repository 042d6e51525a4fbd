/** When a request first failed, in epoch milliseconds; undefined while the shop can be reached. */
let lostAt: number | undefined;
/** A change that isn't known to be saved: the shop couldn't be reached, answered with a 5xx, or hasn't answered yet. */
type Unsaved = { why: "unreachable" | "fault" | "slow"; retry: () => void; giveUp: () => void };
/** Several changes may be pending, such as an order's step and a picture's removal. The oldest is shown first. */
const unsaved = new Set<Unsaved>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function setLostAt(value: number | undefined): void {
  if ((lostAt === undefined) === (value === undefined)) return;
  lostAt = value;
  notify();
}

export const connection = {
  lostAt: () => lostAt,
  lost: () => setLostAt(Date.now()),
  found: () => setLostAt(undefined),
  unsaved: () => unsaved.values().next().value,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

const retryInterval = 2_000;
/** How long a change may be pending before the seller is told. */
const slowAfter = 12_000;

type Send = () => Promise<Response>;
type Options = { isRead: boolean; signal?: AbortSignal | null | undefined };

/**
 * Reads are retried until they succeed, so that a page stays as it is while there is no connection.
 * Changes are retried only when the seller says so: only she can know whether it may be done again.
 */
export async function retryingFetch(send: Send, { isRead, signal }: Options): Promise<Response> {
  for (;;) {
    const response = await (isRead ? responseTo(send) : responseOrRetry(send, signal));
    if (response) return response;
    if (isRead) await retryTime();
  }
}

/** Undefined where there is no connection. */
async function responseTo(send: Send): Promise<Response | undefined> {
  try {
    const response = await send();
    connection.found();
    return response;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    connection.lost();
    return undefined;
  }
}

/** Undefined once the seller has asked for another attempt. */
function responseOrRetry(send: Send, signal: Options["signal"]): Promise<Response | undefined> {
  // A late response to an attempt that was replaced or given up is ignored.
  let isOver = false;
  let shown: Unsaved | undefined;
  const end = () => {
    isOver = true;
    replaceUnsaved(shown, undefined);
  };
  return new Promise<Response | undefined>((resolve, reject) => {
    const retry = () => resolve(undefined);
    const giveUp = () => {
      end();
      // React Router's own requests end with the next navigation; rejected, they would render the error boundary.
      if (!signal) reject(new DOMException("given up", "AbortError"));
    };
    const show = (why: Unsaved["why"]) => {
      if (isOver) return;
      const next = { why, retry, giveUp };
      replaceUnsaved(shown, next);
      shown = next;
    };
    const timer = setTimeout(show, slowAfter, "slow");
    signal?.addEventListener("abort", () => reject(signal.reason));
    responseTo(send)
      .then((response) => {
        if (!response) show("unreachable");
        else if (response.status >= 500) show("fault");
        else resolve(response);
      }, reject)
      .finally(() => clearTimeout(timer));
  }).finally(end);
}

function replaceUnsaved(shown: Unsaved | undefined, next: Unsaved | undefined): void {
  if (shown) unsaved.delete(shown);
  if (next) unsaved.add(next);
  notify();
}

/** After the interval, or as soon as the browser is online again. */
function retryTime(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener("online", goOn);
      resolve();
    };
    const timer = setTimeout(goOn, retryInterval);
    window.addEventListener("online", goOn);
  });
}
