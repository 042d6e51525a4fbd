import { expect, onTestFinished } from "vitest";
import { openExistingDatabase } from "../database/open-database.ts";
import type { DatabaseSettings } from "../environment.ts";
import { databaseUrl, emptyDatabase, silent } from "./databases.ts";
import { postOrder, startTestServer, testSettings } from "./shop-server.ts";

/** The small shop on a separate database, with a second connection (`database`) to check what it stored. */
export async function openOrderShop(kind: DatabaseSettings["kind"], env: Record<string, string> = {}) {
  const settings = await emptyDatabase(kind);
  const server = await startTestServer(testSettings({ DATABASE_URL: databaseUrl(settings), ...env }));
  const database = await openExistingDatabase(settings, silent);
  onTestFinished(database.close);
  return {
    settings,
    server,
    database,
    post: (body: unknown, headers?: Record<string, string>) => postOrder(server.origin, body, headers),
    numbers: async () => (await database.db.selectFrom("orders").select("number").execute()).map((row) => row.number),
  };
}

/** The body of a response that has to be RFC 9457 problem details. */
export async function problemOf(response: Response) {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const body = await response.json();
  expect(body).toMatchObject({ status: response.status, title: expect.any(String), detail: expect.any(String) });
  return body;
}
