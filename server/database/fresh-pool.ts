import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

/** The server has become read-only: after a failover another one is the primary. */
const readOnly = "25006";

/**
 * Discards a connection whose query timed out, and all others that haven't answered since that query was sent: a dead
 * machine or network affects them as well. So an outage costs one timeout, not one per connection.
 */
export function createFreshPool(pool: pg.Pool, now: () => number = () => performance.now()): PostgresPool {
  const lastHeard = new WeakMap<pg.PoolClient, number>();
  let silentSince = Number.NEGATIVE_INFINITY;

  async function takeFresh(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect();
      const heard = lastHeard.get(client);
      if (heard === undefined || heard > silentSince) return client;
      client.release(true);
    }
  }

  function watch(client: pg.PoolClient): PostgresPoolClient {
    let isBroken = false;
    // A new connection has just answered.
    if (!lastHeard.has(client)) lastHeard.set(client, now());
    const query = async (...args: Parameters<pg.PoolClient["query"]>) => {
      // A rollback after a timeout would wait for a second one.
      if (isBroken) throw new Error("Connection terminated: the query before it got no answer");
      const asked = now();
      try {
        const result = await client.query(...args);
        lastHeard.set(client, now());
        return result;
      } catch (error) {
        const code = error instanceof Error && "code" in error ? String(error.code) : "";
        const isServersAnswer = /^[0-9A-Z]{5}$/.test(code) && code !== readOnly;
        isBroken ||= !isServersAnswer;
        if (isTimeout(error)) silentSince = Math.max(silentSince, asked);
        throw error;
      }
    };
    return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release(isBroken) };
  }

  return { connect: async () => watch(await takeFresh()), end: () => pool.end(), options: pool.options };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === "Query read timeout";
}
