type Waiting = { start(): void; turnAway(): void };

/** Runs up to `most` works at once, queues up to `longestQueue` more, and answers "full" beyond that. */
export function createConcurrencyLimit(most: number, longestQueue = 0) {
  const run = createFairConcurrencyLimit(most, longestQueue);
  return <Result>(work: () => Promise<Result>): Promise<Result | "full"> => run("", work);
}

/**
 * The same, with the queue shared fairly between clients: it is worked off round-robin. A client may fill the whole
 * queue; when it is full, the client with the most works in it loses its last one to a client who has fewer.
 */
export function createFairConcurrencyLimit(most: number, longestQueue: number) {
  /** By client, in the order of their turns. */
  const queues = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  function hasPlace(client: string): boolean {
    if (waiting < longestQueue) return true;
    const longest = [...queues.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    if (longest.length <= (queues.get(client)?.length ?? 0) + 1) return false;
    waiting--;
    longest.pop()?.turnAway();
    return true;
  }

  function next(): Waiting | undefined {
    const [turn] = queues;
    if (!turn) return undefined;
    const [client, queue] = turn;
    const first = queue.shift();
    waiting--;
    queues.delete(client);
    if (queue.length > 0) queues.set(client, queue);
    return first;
  }

  function wait(client: string): Promise<boolean> {
    return new Promise((resolve) => {
      const queue = queues.get(client) ?? [];
      queue.push({ start: () => resolve(true), turnAway: () => resolve(false) });
      queues.set(client, queue);
      waiting++;
    });
  }

  return async <Result>(client: string, work: () => Promise<Result>): Promise<Result | "full"> => {
    if (running < most) running++;
    else if (!hasPlace(client) || !(await wait(client))) return "full";
    try {
      return await work();
    } finally {
      // The next one takes over this place directly, so that no newcomer can get it in between.
      const following = next();
      if (following) following.start();
      else running--;
    }
  };
}
