import { Agent } from "node:http";
import { openExistingDatabase } from "../../server/database/open-database.ts";
import { createOrderRecords } from "../../server/orders/order-records.ts";
import { parseDatabaseUrl, silentLog } from "../order-audit.ts";
import {
  findOrderPage,
  type OrderAccess,
  type OrderPageAnswer,
  openOrderPage,
  placeOnlineOrder,
  randomKey,
  unknownOrder,
} from "../order-pages.ts";
import { atMost, type Finding, isTrue, nothing } from "../report.ts";
import { startShop } from "../shop-process.ts";

/** So many guesses per order number are checked; only those can be compared by time, further ones are refused at once. */
const checkedPerOrder = 4;

/** Of pairs of guesses, the share in which the real order took longer: about half, unless time leaks something. */
const [least, most] = [0.35, 0.65];
const fewestPairs = 100;

const tooMany = 429;
/** Tolerance: a wait may end between the first and the last of the three. */
const atTheEdge = 12;
const spreadOf = (counts: readonly number[]) => Math.max(...counts) - Math.min(...counts);

/** An existing order, one whose customer's details were removed, and an unknown number. */
const kinds = ["known", "forgotten", "never"] as const;
type Kind = (typeof kinds)[number];
type Target = Record<Kind, OrderAccess>;

type Attack = {
  /** A wrong guess; for a forgotten order, the key and phone that were right once. */
  guess(order: OrderAccess, kind: Kind): OrderAccess;
  ask(origin: string, guess: OrderAccess, asked: { address: string; agent: Agent }): Promise<OrderPageAnswer>;
};

/** Guesses keys, or phone numbers, each from an address of its own. */
export const keyGuesses = (database: string, count: number) =>
  guessAt(database, count, {
    guess: (order, kind) => (kind === "forgotten" ? order : { ...order, key: randomKey() }),
    ask: openOrderPage,
  });
export const phoneGuesses = (database: string, count: number) =>
  guessAt(database, count, {
    guess: (order, kind) => (kind === "forgotten" ? order : { ...order, phone: "0300 0000000" }),
    ask: findOrderPage,
  });

async function guessAt(database: string, count: number, attack: Attack): Promise<Finding[]> {
  const shop = await startShop({ database, env: { TRUST_PROXY: "1" } });
  const agent = new Agent({ keepAlive: true, maxSockets: kinds.length });
  const rounds = Math.ceil(count / kinds.length);
  const [hammered, ...others] = await prepare(shop.origin, database, 1 + Math.ceil(rounds / 2 / checkedPerOrder));
  if (!hammered) throw new Error("There is nothing to guess at.");
  const found: string[] = [];
  const unlike: string[] = [];
  const ownStatuses: number[] = [];
  const slower = { known: 0, pairs: 0 };
  const slowed: Record<Kind, number> = { known: 0, forgotten: 0, never: 0 };
  for (let round = 0; round < rounds; round++) {
    // Every other guess is for the same order; the others for many orders, a few each.
    const other = round % 2 === 1 ? others[Math.floor(round / 2 / checkedPerOrder)] : undefined;
    const answers = await guessOnce(round, (kind, address) => {
      const guess = attack.guess((other ?? hammered)[kind], kind);
      return attack.ask(shop.origin, guess, { address, agent }).then((answer) => withoutTyped(answer, guess));
    });
    for (const { status, location } of Object.values(answers))
      if (status < 400 || location !== "") found.push(`${status} ${location}`);
    unlike.push(...differences(answers));
    for (const kind of kinds) if (answers[kind].status === tooMany) slowed[kind]++;
    if (other) {
      slower.pairs++;
      if (answers.known.ms > answers.never.ms) slower.known++;
    }
    if (round % 50 === 0)
      ownStatuses.push((await openOrderPage(shop.origin, hammered.known, { address: "192.0.2.1", agent })).status);
  }
  agent.destroy();
  await shop.end("SIGTERM");
  const share = slower.known / slower.pairs;
  const inWords = `slower in ${Math.round(share * 100)} of 100, ${slower.pairs} pairs`;
  return [
    nothing("guesses that hit", found, rounds * kinds.length),
    nothing("known, forgotten and unknown orders told apart by status or body", unlike, rounds * kinds.length),
    atMost("… or by how often they are slowed", spreadOf(Object.values(slowed)), atTheEdge, ""),
    isTrue("… or by time", slower.pairs < fewestPairs || (share >= least && share <= most), inWords),
    isTrue(
      "her own link opens meanwhile",
      ownStatuses.every((status) => status === 200),
      `${ownStatuses.length} times`,
    ),
    nothing("keys in the log", shop.output().includes(hammered.known.key) ? ["the own one"] : []),
    nothing("stacks in the log", shop.output().match(/"stack":"[^"]{0,80}/g) ?? []),
  ];
}

type Answers = Record<Kind, OrderPageAnswer>;

/** One after the other, in rotating order, so that queueing doesn't favour any of them. */
async function guessOnce(
  round: number,
  ask: (kind: Kind, address: string) => Promise<OrderPageAnswer>,
): Promise<Answers> {
  const answers: Partial<Answers> = {};
  for (let turn = 0; turn < kinds.length; turn++) {
    const index = (round + turn) % kinds.length;
    const kind = kinds[index] as Kind;
    answers[kind] = await ask(kind, `10.${index}.${(round >> 8) & 255}.${round & 255}`);
  }
  return answers as Answers;
}

/** Removes the typed values, which the form repeats. */
function withoutTyped(answer: OrderPageAnswer, { number, key, phone }: OrderAccess): OrderPageAnswer {
  const own = [number, key, phone];
  return { ...answer, body: own.reduce((body, text) => body.replaceAll(text, ""), answer.body) };
}

/** A 429 on one side only isn't a difference: a wait may end between two requests. How often is compared separately. */
function differences({ known, forgotten, never }: Answers): string[] {
  return [forgotten, never].flatMap((other) => {
    if (other.status !== known.status)
      return [other, known].some(({ status }) => status === tooMany) ? [] : [`${known.status} and ${other.status}`];
    return other.body === known.body ? [] : [`bodies of ${known.body.length} and ${other.body.length}`];
  });
}

async function prepare(origin: string, database: string, count: number): Promise<Target[]> {
  const opened = await openExistingDatabase(parseDatabaseUrl(database), silentLog);
  const records = createOrderRecords(opened);
  const targets: Target[] = [];
  for (let index = 0; index < count; index++) {
    const target = {
      known: await placeOnlineOrder(origin),
      forgotten: await placeOnlineOrder(origin),
      never: unknownOrder(),
    };
    await records.forget(target.forgotten.number, { by: "desk", name: "Sana" }, Date.now());
    targets.push(target);
  }
  await opened.close();
  return targets;
}
