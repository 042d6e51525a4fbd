import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

/** A server that takes no writes any more: another one has its place. */
const readOnly = "25006";

/**
 * A connection on which a query got no answer is thrown away, and so are those that have been silent since that query
 * was asked: what swallowed it, a machine that is gone or a network that is cut, has swallowed them as well. One wait
 * is over with one timeout, then, and not with one for each connection.
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
    // One that was made this moment has been heard.
    if (!lastHeard.has(client)) lastHeard.set(client, now());
    const query = async (...args: Parameters<pg.PoolClient["query"]>) => {
      // A rollback after a query without an answer would wait as long once more.
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
