import { Agent, type OutgoingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";
import type { Database } from "../server/database/open-database.ts";
import { giveKey } from "../server/testing/desk.ts";

export type DeskAnswer = { status: number; location: string; body: string };

/** A request with a session: `GET` without a body, `POST` with one. */
export type AskDesk = (path: string, body?: Uint8Array | string, headers?: OutgoingHttpHeaders) => Promise<DeskAnswer>;

/** Signs somebody in at the desk. */
export async function openDeskClient(origin: string, database: Database, name: string): Promise<AskDesk> {
  const cookie = await giveKey(database, name);
  const agent = new Agent({ keepAlive: false });
  const own = { host: "localhost:3000", origin: "http://localhost:3000", cookie };
  return (path, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const asking = request(origin + path, {
        method: body === undefined ? "GET" : "POST",
        agent,
        headers: { ...own, ...headers },
      });
      asking.on("response", (response) => {
        const { statusCode: status = 0, headers: said } = response;
        text(response).then((read) => resolve({ status, location: said.location ?? "", body: read }), reject);
      });
      // The server may answer and close while the body is still being sent: the promise has its answer by then.
      asking.on("error", reject);
      asking.end(body);
    });
}

export const formType = { "content-type": "application/x-www-form-urlencoded" };
