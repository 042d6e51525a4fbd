type Waiting = { enter(): void; turnAway(): void };

/**
 * A turnstile that is shared fairly by client: those who wait come in by turns, one of each client. Whoever is alone
 * may have the whole line; when it is full, the last of the longest row makes room for somebody who has fewer in it.
 */
export function createFairLine(most: number, longestLine: number) {
  /** Of each client who waits, in the order of their turns. */
  const rows = new Map<string, Waiting[]>();
  let inside = 0;
  let waiting = 0;

  /** Whether there is a place in the line for one more of this client's. */
  function makesRoom(client: string): boolean {
    if (waiting < longestLine) return true;
    const longest = [...rows.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    if (longest.length <= (rows.get(client)?.length ?? 0) + 1) return false;
    waiting--;
    longest.pop()?.turnAway();
    return true;
  }

  function next(): Waiting | undefined {
    const [turn] = rows;
    if (!turn) return undefined;
    const [client, row] = turn;
    const first = row.shift();
    waiting--;
    rows.delete(client);
    if (row.length > 0) rows.set(client, row);
    return first;
  }

  function wait(client: string): Promise<boolean> {
    return new Promise((resolve) => {
      const row = rows.get(client) ?? [];
      row.push({ enter: () => resolve(true), turnAway: () => resolve(false) });
      rows.set(client, row);
      waiting++;
    });
  }

  return async <Result>(client: string, work: () => Promise<Result>): Promise<Result | "full"> => {
    if (inside < most) inside++;
    else if (!makesRoom(client) || !(await wait(client))) return "full";
    try {
      return await work();
    } finally {
      // Whoever is next takes over the place, so that nobody slips in between.
      const following = next();
      if (following) following.enter();
      else inside--;
    }
  };
}
