import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { holdBuild } from "../site/builds.ts";
import { openTestDatabase } from "../testing/databases.ts";
import { addLink, openTestDesk, password } from "../testing/desk.ts";
import { openDeskServer } from "../testing/desk-server.ts";
import { wholeKysely } from "../testing/whole-kysely.ts";
import { createDeskPages } from "./desk-pages.ts";

const root = join(import.meta.dirname, "..", "..");
let build: ServerBuild;
beforeAll(async () => {
  build = await import(pathToFileURL(join(holdBuild(root), "desk", "server", "index.js")).href);
});

/** Every address that the desk's table of routes knows, with something in its blanks. */
function everyAddress(): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : build.routes[id];
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join("/") : "";
  };
  const leaves = Object.values(build.routes).flatMap((route) =>
    route && (route.path || route.index) ? [route.id] : [],
  );
  const filled = leaves.map((id) =>
    pathOf(id)
      .replace(/:\w+\??/g, "NQ-7F3K-92")
      .replace("*", "nowhere/at/all")
      .replaceAll("?", ""),
  );
  return [...new Set(filled.map((path) => `/desk${path && `/${path}`}`))];
}

/** The way in, and the manifest, for which a browser sends no cookie. */
const isOpen = (path: string) => /^\/desk\/(sign-in|sign-out|welcome\/|manifest\.webmanifest$)/.test(path);

test("without a session there is no page, no data and no change, whatever the address", async () => {
  const { ask, post, enter } = await openDeskServer();
  await enter("Sana");
  const addresses = everyAddress().filter((path) => !isOpen(path));
  expect(addresses).toContain("/desk/people");
  for (const path of addresses) {
    const page = await ask(`${path}?q=1`);
    expect([page.status, page.body], path).toEqual([302, ""]);
    expect(page.headers.location).toMatch(/^\/desk\/sign-in(\?to=|$)/);
    const forged = await ask(path, { headers: { cookie: `naqsh-desk=${"x".repeat(43)}` } });
    expect([forged.status, forged.body], path).toEqual([302, ""]);
    const data = await ask(path === "/desk" ? "/desk/_.data" : `${path}.data`);
    expect(data.body, path).toMatch(/^\[\["SingleFetchRedirect",1\]/);
    expect(data.body).not.toContain("Sana");
    const change = await post(path, { do: "remove", id: "x", name: "Nadia" });
    expect([change.status, change.headers.location], path).toEqual([302, (await ask(path)).headers.location]);
  }
});

test("every answer is private: not cached, not indexed, not framed, with a strict policy", async () => {
  const { ask, post, enter } = await openDeskServer();
  const cookie = await enter("Sana");
  const answers = await Promise.all([
    ask("/desk", { headers: { cookie } }),
    ask("/desk/people", { headers: { cookie } }),
    ask("/desk/people.data", { headers: { cookie } }),
    ask("/desk/nowhere", { headers: { cookie } }),
    ask("/desk/sign-in"),
    ask("/desk/welcome/none"),
    ask("/desk/people"),
    ask("/desk/"),
    post("/desk/sign-in", { name: "Sana", password: "wrong password" }),
    post("/desk/sign-in", {}, { origin: "https://evil.example" }),
    ask("/desk", { headers: { host: "evil.example" } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 200, 410, 302, 301, 401, 403, 421]);
  for (const { headers } of answers) {
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["referrer-policy"]).toBe("same-origin");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
  }
  const [today] = answers;
  expect(today?.headers["content-security-policy"]).toMatch(/script-src 'self' 'nonce-[\w+/=]+';/);
  // A message that was changed is posted, and its answer leads to the chat.
  expect(today?.headers["content-security-policy"]).toMatch(/; form-action 'self' https:\/\/wa\.me$/);
});

test("a change from another site is refused, by form and by fetch, and nothing has happened", async () => {
  const { post, ask, enter } = await openDeskServer();
  const cookie = await enter("Sana");
  const foreign = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:3001" },
    { origin: "http://localhost:3000", "sec-fetch-site": "cross-site" },
  ];
  for (const headers of foreign)
    for (const path of ["/desk/people", "/desk/people.data", "/desk/sign-out"])
      expect((await post(path, { do: "invite", name: "Mallory" }, { cookie, ...headers })).status).toBe(403);
  const { origin: _, ...bare } = { origin: "", cookie };
  const silentFetch = {
    method: "POST",
    headers: { ...bare, "content-type": "text/plain" },
    body: "do=invite&name=Mallory",
  };
  expect((await ask("/desk/people", silentFetch)).status).toBe(403);
  const page = await ask("/desk/people", { headers: { cookie } });
  expect([page.status, page.body.includes("Mallory")]).toEqual([200, false]);
  expect((await post("/desk/people", { do: "invite", name: "Nadia" }, { cookie })).status).toBe(302);
  expect((await ask("/desk/people", { headers: { cookie } })).body).toContain("Nadia");
});

describe.each([
  ["http://localhost:3000", /^naqsh-desk=[\w-]{43}; Path=\/desk; HttpOnly; SameSite=Lax; Max-Age=7776000$/],
  ["https://naqsh.pk", /^__Secure-naqsh-desk=[\w-]{43}; Path=\/desk; HttpOnly; SameSite=Lax; Secure; Max-Age=7776000$/],
])("at %s", (publicUrl, flags) => {
  test("the cookie is the desk's alone; behind a proxy that speaks http, too", async () => {
    const { post, ask, enter } = await openDeskServer({ publicUrl });
    const cookie = await enter("Sana");
    const answer = await post("/desk/sign-in", { name: "Sana", password });
    const device = /^(__Secure-)?naqsh-desk-device=[\w-]{43}; Path=\/desk; HttpOnly; SameSite=Strict; /;
    expect(answer.headers["set-cookie"]).toEqual([expect.stringMatching(flags), expect.stringMatching(device)]);
    expect(answer.headers["set-cookie"]?.[0]).not.toContain(cookie);
    expect(answer.headers.location).toBe("/desk");
    for (const path of [
      "/",
      "/rings",
      "/shop?sort=newest",
      "/nowhere",
      "/desk/sign-in",
      "/desk",
      "/api/products?ids=1",
    ])
      expect((await ask(path)).headers["set-cookie"], path).toBeUndefined();
  });
});

test("a session cookie from before signing in is worth nothing afterwards", async () => {
  const { post, ask, enter } = await openDeskServer();
  await enter("Sana");
  const planted = `naqsh-desk=${"p".repeat(43)}`;
  const answer = await post("/desk/sign-in", { name: "Sana", password }, { cookie: planted });
  expect(answer.status).toBe(302);
  expect(answer.headers["set-cookie"]?.[0]).not.toContain("ppp");
  expect((await ask("/desk", { headers: { cookie: planted } })).status).toBe(302);
});

test("signing in leads to the page that was asked for, and never to another site", async () => {
  const { ask, post, enter } = await openDeskServer();
  await enter("Sana");
  const asked = await ask("/desk/people?remove=x");
  expect(asked.headers.location).toBe("/desk/sign-in?to=%2Fpeople%3Fremove%3Dx");
  const page = await ask(String(asked.headers.location));
  expect(page.body).toContain('name="to" value="/people?remove=x"');
  const signIn = (to: string) => post("/desk/sign-in", { name: "Sana", password, to });
  expect((await signIn("/people?remove=x")).headers.location).toBe("/desk/people?remove=x");
  for (const to of ["//evil.example", "https://evil.example", "/\\evil.example", "\t//evil.example", "/sign-out"])
    expect((await signIn(to)).headers.location, to).toBe("/desk");
});

test("signing out ends the session on every server and clears the cookie and the caches", async () => {
  const { ask, post, enter, settings } = await openDeskServer();
  const other = await openDeskServer({ database: settings });
  const cookie = await enter("Sana");
  expect((await other.ask("/desk", { headers: { cookie } })).status).toBe(200);
  const out = await post("/desk/sign-out", {}, { cookie });
  expect(out.headers).toMatchObject({ location: "/desk/sign-in?out=yes", "clear-site-data": '"cache"' });
  expect(out.headers["set-cookie"]?.[0]).toMatch(/^naqsh-desk=; Path=\/desk; .*Max-Age=0$/);
  for (const server of [{ ask }, other]) expect((await server.ask("/desk", { headers: { cookie } })).status).toBe(302);
});

test("no name, password or link of the desk is logged, whatever goes wrong", async () => {
  const lines: string[] = [];
  const log = createLog("trace", { write: (line: string) => void lines.push(line) });
  const errors = vi.spyOn(console, "error").mockImplementation((...words) => void lines.push(words.join(" ")));
  const { ask, post, enter, database } = await openDeskServer({ log });
  const cookie = await enter("Sana Qureshi");
  const token = await addLink(database, Date.now());
  await ask(`/desk/welcome/${token}`);
  await post(`/desk/welcome/${token}`, { name: "Bilal Ahmed", password: "short" });
  await post("/desk/sign-in", { name: "Somebody Else", password: "wrong password" });
  await ask("/desk/people", { headers: { cookie } });
  await post("/desk/people", { do: "nothing that we know" }, { cookie });
  await wholeKysely(database).schema.dropTable("desk_invitations").execute();
  expect((await ask("/desk/people", { headers: { cookie } })).status).toBe(500);
  expect((await ask(`/desk/welcome/${token}`)).status).toBe(500);
  expect(errors).toHaveBeenCalled();
  const logged = lines.join("\n");
  expect(logged).toContain("/desk/…");
  for (const secret of [token, cookie.slice(12), "Sana", "Bilal", "Somebody", "short", password, "wrong password"])
    expect(logged).not.toContain(secret);
});

test("what is typed is shown as text", async () => {
  const { ask, post, enter } = await openDeskServer();
  const cookie = await enter("Sana <img src=x onerror=alert(1)>");
  await post("/desk/people", { do: "invite", name: '"><script>alert(1)</script>\u202e' }, { cookie });
  const { body } = await ask("/desk/people", { headers: { cookie } });
  expect(body).toContain("Sana &lt;img src=x onerror=alert(1)&gt;");
  expect(body).not.toMatch(/<img src=x|<script>alert|\u202e/);
});

test("requests without a session don't slow those with one", async () => {
  const { enter, visit } = openTestDesk(await openTestDatabase("sqlite"));
  const cookie = await enter("Sana");
  let goOn = () => {};
  const stuck = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let asked = 0;
  const pages = createDeskPages({
    build: () => (asked++ === 0 ? stuck.then(() => build) : build),
    open: ({ headers }) => visit(headers.get("cookie") ?? undefined),
    publicUrl: "http://localhost:3000",
  });
  const ask = (path: string, headers = {}) =>
    pages(new Request(`http://localhost:3000${path}`, { headers: { host: "localhost:3000", ...headers } }), "");
  const strangers = Array.from({ length: 62 }, () => ask("/desk/sign-in"));
  expect((await strangers.at(-1))?.status).toBe(503);
  expect((await ask("/desk", { cookie })).status).toBe(200);
  goOn();
  expect((await Promise.all(strangers)).filter(({ status }) => status === 200)).toHaveLength(61);
});
