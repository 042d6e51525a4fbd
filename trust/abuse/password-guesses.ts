import { once } from "node:events";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { openDatabase } from "../../server/database/open-database.ts";
import { parseEnvironment } from "../../server/environment.ts";
import { createLog } from "../../server/log.ts";
import { addLink, cookieOf, password } from "../../server/testing/desk.ts";
import { atMost, type Finding, isTrue, nothing, percentile } from "../report.ts";
import { type ShopProcess, startShop } from "../shop-process.ts";

const atOnce = 8;
const people = ["Sana", "Bilal", "Nadia", "Hina"];
/** Wrong passwords per name and address that are checked; further ones are refused without hashing. */
const checkedPerAddress = 5;
/** 50 for a name from all addresses, and those that are let through when a wait ends. */
const mostChecked = 60;
const publicUrl = "http://localhost:3000";

const measuredFrom = 10_000;

type Fields = Record<string, string>;
type Answer = { status: number; cookies: readonly string[]; body: string };
/** `device` marks a known device; it isn't a session. */
type Cookies = { session: string; device: string };

/** Guesses passwords, each from an address of its own, while the seller goes on working. */
export async function passwordGuesses(database: string, count: number): Promise<Finding[]> {
  const shop = await startShop({ database, env: { TRUST_PROXY: "1" } });
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce + 1 });
  const ask = askAs(shop, agent);
  const [sana] = await giveKeys(database, ask);
  if (!sana) throw new Error("nobody has a key");
  // Noise decides on a busy machine: only measured in the long version, on a quiet one.
  const spread = count < measuredFrom ? undefined : await timing(ask);
  const kinds = new Map<string, number>();
  const sessionStatuses: number[] = [];
  const guess = async (from: number) => {
    for (let index = from; index < count; index += atOnce) {
      const answer = await ask("/desk/sign-in.data", addressOf(index), { name: "Sana", password: `guess ${index}` });
      const kind = /"(wrong|slow)"/.exec(answer.body)?.[1] ?? `${answer.status}`;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (index % 100 === 0)
        sessionStatuses.push((await ask("/desk/people.data", "192.0.2.1", undefined, sana.session)).status);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, index) => guess(index)));
  const key = { name: "Sana", password };
  const known = await ask("/desk/sign-in.data", addressOf(1), key, sana.device);
  agent.destroy();
  await shop.end("SIGTERM");
  const others = [...kinds.keys()].filter((kind) => kind !== "wrong" && kind !== "slow");
  return [
    atMost(`guesses of ${count} that were checked`, kinds.get("wrong") ?? 0, mostChecked, ""),
    nothing("answers that are neither wrong nor slow", others, count),
    isTrue(
      "a device that is signed in goes on",
      sessionStatuses.length > 0 && sessionStatuses.every((status) => status === 200),
    ),
    isTrue(
      "one that was signed in before signs in",
      known.cookies.some((cookie) => cookie.startsWith("naqsh-desk=")),
    ),
    ...(spread === undefined ? [] : [atMost("known and unknown names differ by", spread, 30, "%")]),
    nothing("stacks in the log", shop.output().match(/"stack":"[^"]{0,80}/g) ?? []),
  ];
}

const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

function askAs(shop: ShopProcess, agent: Agent) {
  return async (path: string, address: string, fields?: Fields, cookie = ""): Promise<Answer> => {
    const form = { origin: publicUrl, "content-type": "application/x-www-form-urlencoded" };
    const headers = { host: "localhost:3000", "x-forwarded-for": address, cookie, ...(fields && form) };
    const asking = request(shop.origin, { path, method: fields ? "POST" : "GET", agent, headers });
    asking.end(fields && new URLSearchParams(fields).toString());
    const [answer] = await once(asking, "response");
    const cookies = (answer.headers["set-cookie"] ?? []).map(cookieOf);
    return { status: answer.statusCode, cookies, body: await text(answer) };
  };
}

type Ask = ReturnType<typeof askAs>;

async function giveKeys(database: string, ask: Ask): Promise<Cookies[]> {
  const parsed = parseEnvironment({ DATABASE_URL: database });
  if (!parsed.ok) throw new Error(parsed.problems.join(" "));
  const opened = await openDatabase(parsed.settings.database, createLog("silent"));
  const given: Cookies[] = [];
  for (const name of people) {
    const token = await addLink(opened, Date.now());
    const { cookies } = await ask(`/desk/welcome/${token}`, "192.0.2.1", { name, password });
    const [session = "", device = ""] = cookies;
    given.push({ session, device });
  }
  await opened.close();
  return given;
}

/** By how much the medians differ, in per cent. One after the other: a queue of guesses would hide it. */
async function timing(ask: Ask): Promise<number> {
  const measured = { known: [] as number[], unknown: [] as number[] };
  for (const [index, person] of people.slice(1).entries())
    for (let round = 1; round < checkedPerAddress; round++)
      for (const [kind, name] of [
        ["known", person],
        ["unknown", `Somebody ${index}`],
      ] as const) {
        const start = performance.now();
        await ask("/desk/sign-in.data", `172.16.${index}.${round}`, { name, password: "a guess" });
        measured[kind].push(performance.now() - start);
      }
  const [known, unknown] = [percentile(measured.known, 0.5), percentile(measured.unknown, 0.5)];
  return Math.round((Math.abs(known - unknown) / Math.max(known, unknown)) * 100);
}
