import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { openExistingDatabase } from "../database/open-database.ts";
import { databaseUrl, emptyDatabase, silent } from "../testing/databases.ts";
import { hostileBody } from "../testing/hostile-bodies.ts";
import { newRequest } from "../testing/orders.ts";
import { postOrder, startTestServer, testSettings } from "../testing/shop-server.ts";

test("hostile bodies get only 4xx, store nothing, and the shop still sells", async () => {
  const settings = await emptyDatabase("sqlite");
  const { origin } = await startTestServer(testSettings({ DATABASE_URL: databaseUrl(settings), RATE_LIMIT: "off" }));
  const { db, close } = await openExistingDatabase(settings, silent);
  onTestFinished(close);

  await fc.assert(
    fc.asyncProperty(hostileBody, async (body) => {
      const response = await postOrder(origin, body);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(await response.json()).toMatchObject({ status: response.status });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: 500 },
  );

  expect(await db.selectFrom("orders").select("number").execute()).toEqual([]);
  expect((await postOrder(origin, newRequest())).status).toBe(201);
});
