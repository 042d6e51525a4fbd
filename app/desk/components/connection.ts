/** Since when the shop can't be reached, as far as this page has noticed. */
let lostAt: number | undefined;
/** Asks again for the change that didn't reach the shop. */
let askAgain: (() => void) | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function set(value: number | undefined): void {
  if ((lostAt === undefined) === (value === undefined)) return;
  lostAt = value;
  tell();
}

export const connection = {
  lostAt: () => lostAt,
  lost: () => set(Date.now()),
  found: () => set(undefined),
  askAgain: () => askAgain,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** How often a page that waits for the connection looks whether it is back. */
const pause = 2_000;

type Asked = { isRead: boolean; signal?: AbortSignal | null | undefined };

/**
 * What is only read is asked for again until it comes, so that a page stays where it is while there is no connection.
 * What changes something waits for her word: only she can know whether it may be done again.
 */
export async function patientFetch(ask: () => Promise<Response>, { isRead, signal }: Asked): Promise<Response> {
  for (;;) {
    try {
      const answer = await ask();
      connection.found();
      return answer;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      connection.lost();
      await (isRead ? aWhile() : herWord(signal));
    }
  }
}

function aWhile(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, pause);
    window.addEventListener("online", () => resolve(), { once: true });
  });
}

function herWord(signal: Asked["signal"]): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    signal?.throwIfAborted();
    askAgain = resolve;
    signal?.addEventListener("abort", () => reject(signal.reason));
    tell();
  }).finally(() => {
    askAgain = undefined;
    tell();
  });
}
