/** Since when the shop can't be reached, as far as this page has noticed. */
let lostAt: number | undefined;
const listeners = new Set<() => void>();

function set(value: number | undefined): void {
  if ((lostAt === undefined) === (value === undefined)) return;
  lostAt = value;
  for (const listener of listeners) listener();
}

export const connection = {
  lostAt: () => lostAt,
  lost: () => set(Date.now()),
  found: () => set(undefined),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** How often a page that waits for the connection looks whether it is back. */
const pause = 2_000;

/**
 * What is only read is asked for again until it comes, so that a page stays where it is while there is no connection.
 * What changes something is asked once: only she can know whether it may be done again.
 */
export async function patientFetch(ask: () => Promise<Response>, isRead: boolean): Promise<Response> {
  for (;;) {
    try {
      const answer = await ask();
      connection.found();
      return answer;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      connection.lost();
      if (!isRead) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
        window.addEventListener("online", resolve, { once: true });
      });
    }
  }
}
