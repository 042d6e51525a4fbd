import { once } from "node:events";
import { type OutgoingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import { createEditions } from "../catalogue/editions.ts";
import { type Database, openDatabase } from "../database/open-database.ts";
import type { DatabaseSettings } from "../environment.ts";
import type { Log } from "../log.ts";
import { holdBuild } from "../site/builds.ts";
import { loadSite } from "../site/load-site.ts";
import { emptyDatabase, silent } from "./databases.ts";
import { addLink, cookieOf, deskShop, noPictures, orderCatalogue, password } from "./desk.ts";
import { startTestServer, testSettings } from "./shop-server.ts";

const root = join(import.meta.dirname, "..", "..");

export type Asked = { method?: string; headers?: OutgoingHttpHeaders; body?: string };
export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

type Options = { publicUrl?: string; database?: DatabaseSettings; log?: Log };

/** The shop as it was built, desk included, behind real HTTP; asked under its public name, as a proxy would. */
export async function openDeskServer({ publicUrl = "http://localhost:3000", log = silent, ...options }: Options = {}) {
  const settings = options.database ?? (await emptyDatabase("sqlite"));
  const editions = createEditions(fileSource);
  const site = await loadSite({ build: holdBuild(root), picturesUrl: "", editions, log });
  const desk = { ...site.deskScreens, shop: () => deskShop, pictures: noPictures, orderCatalogue };
  const { pageBuild: build, picturesOrigin } = site;
  const orderScreens = { build, picturesOrigin, current: editions.current, orderCatalogue };
  const server = await startTestServer(
    { ...testSettings({ PUBLIC_URL: publicUrl }), database: settings },
    { ...site, editions, desk, orderScreens, log },
  );
  const database = await openDatabase(settings, silent);
  onTestFinished(database.close);
  const host = new URL(publicUrl).host;

  async function ask(path: string, { method = "GET", headers = {}, body }: Asked = {}): Promise<Answer> {
    const asking = request(server.origin, { path, method, agent: false, headers: { host, ...headers } });
    asking.end(body);
    const [answer] = await once(asking, "response");
    return { status: Number(answer.statusCode), headers: answer.headers, body: await text(answer) };
  }
  const post = (path: string, fields: Record<string, string>, headers: OutgoingHttpHeaders = {}) =>
    ask(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: publicUrl, ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  const enter = (name: string, headers: OutgoingHttpHeaders = {}) => enterBy(post, database, name, headers);
  return { ask, post, enter, database, settings, origin: server.origin };
}

type Post = (path: string, fields: Record<string, string>, headers?: OutgoingHttpHeaders) => Promise<Answer>;

async function enterBy(post: Post, database: Database, name: string, headers: OutgoingHttpHeaders): Promise<string> {
  const token = await addLink(database, Date.now());
  const answer = await post(`/desk/welcome/${token}`, { name, password }, headers);
  const [setCookie] = [answer.headers["set-cookie"] ?? []].flat();
  if (answer.status !== 302 || !setCookie) throw new Error(`${name} is not let in: ${answer.status}`);
  return cookieOf(setCookie);
}
