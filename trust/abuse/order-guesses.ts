import { Agent } from "node:http";
import { openExistingDatabase } from "../../server/database/open-database.ts";
import { createOrderQueries } from "../../server/orders/order-queries.ts";
import {
  findOrder,
  type HerOrder,
  openPage,
  type PageAnswer,
  placeOnline,
  randomKey,
  unknownOrder,
} from "../her-order.ts";
import { databaseSettings, silent } from "../ledger.ts";
import { atMost, type Finding, isTrue, nothing } from "../report.ts";
import { startShop } from "../shop-process.ts";

/** Phone numbers with one order number are looked at so often and then refused; for its time, an answer has to be looked at. */
const lookedAt = 4;

/** Of guesses in pairs, how often the one at a real order took longer: half of the times, where time tells nothing. */
const [least, most] = [0.35, 0.65];
const fewestPairs = 100;

const tooMany = 429;
/** A wait may end between the first and the last of the three. */
const atTheEdge = 12;
const spreadOf = (counts: readonly number[]) => Math.max(...counts) - Math.min(...counts);

/** An order that exists, one whose customer was forgotten, and a number that nobody ever had. */
const kinds = ["known", "forgotten", "never"] as const;
type Kind = (typeof kinds)[number];
type Target = Record<Kind, HerOrder>;

type Attack = {
  /** As wrong as a guess is; of a forgotten order even what was right once. */
  guess(order: HerOrder, kind: Kind): HerOrder;
  ask(origin: string, guess: HerOrder, asked: { address: string; agent: Agent }): Promise<PageAnswer>;
};

/** Somebody tries keys, and numbers with phone numbers, each guess from an address of its own. */
export const keyGuesses = (database: string, count: number) =>
  guessAt(database, count, {
    guess: (order, kind) => (kind === "forgotten" ? order : { ...order, key: randomKey() }),
    ask: openPage,
  });
export const phoneGuesses = (database: string, count: number) =>
  guessAt(database, count, {
    guess: (order, kind) => (kind === "forgotten" ? order : { ...order, phone: "0300 0000000" }),
    ask: findOrder,
  });

async function guessAt(database: string, count: number, attack: Attack): Promise<Finding[]> {
  const shop = await startShop({ database, env: { TRUST_PROXY: "1" } });
  const agent = new Agent({ keepAlive: true, maxSockets: kinds.length });
  const rounds = Math.ceil(count / kinds.length);
  const [hammered, ...others] = await prepare(shop.origin, database, 1 + Math.ceil(rounds / 2 / lookedAt));
  if (!hammered) throw new Error("There is nothing to guess at.");
  const found: string[] = [];
  const unlike: string[] = [];
  const hers: number[] = [];
  const slower = { known: 0, pairs: 0 };
  const slowed: Record<Kind, number> = { known: 0, forgotten: 0, never: 0 };
  for (let round = 0; round < rounds; round++) {
    // Every other guess goes at the same number; the others at many, a few times each.
    const other = round % 2 === 1 ? others[Math.floor(round / 2 / lookedAt)] : undefined;
    const answers = await guessOnce(round, (kind, address) => {
      const guess = attack.guess((other ?? hammered)[kind], kind);
      return attack.ask(shop.origin, guess, { address, agent }).then((answer) => withoutOwn(answer, guess));
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
      hers.push((await openPage(shop.origin, hammered.known, { address: "192.0.2.1", agent })).status);
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
      hers.every((status) => status === 200),
      `${hers.length} times`,
    ),
    nothing("keys in the log", shop.output().includes(hammered.known.key) ? ["hers"] : []),
    nothing("stacks in the log", shop.output().match(/"stack":"[^"]{0,80}/g) ?? []),
  ];
}

type Answers = Record<Kind, PageAnswer>;

/** One after the other, each first in its turn: what is measured is the answer, not the line before it. */
async function guessOnce(round: number, ask: (kind: Kind, address: string) => Promise<PageAnswer>): Promise<Answers> {
  const answers: Partial<Answers> = {};
  for (let turn = 0; turn < kinds.length; turn++) {
    const index = (round + turn) % kinds.length;
    const kind = kinds[index] as Kind;
    answers[kind] = await ask(kind, `10.${index}.${(round >> 8) & 255}.${round & 255}`);
  }
  return answers as Answers;
}

/** What she typed herself stands in the form again. */
function withoutOwn(answer: PageAnswer, { number, key, phone }: HerOrder): PageAnswer {
  const own = [number, key, phone];
  return { ...answer, body: own.reduce((body, text) => body.replaceAll(text, ""), answer.body) };
}

/** A wait may end between two questions, for any of the three: what counts is how often each of them has to wait. */
function differences({ known, forgotten, never }: Answers): string[] {
  return [forgotten, never].flatMap((other) => {
    if (other.status !== known.status)
      return [other, known].some(({ status }) => status === tooMany) ? [] : [`${known.status} and ${other.status}`];
    return other.body === known.body ? [] : [`bodies of ${known.body.length} and ${other.body.length}`];
  });
}

async function prepare(origin: string, database: string, count: number): Promise<Target[]> {
  const opened = await openExistingDatabase(databaseSettings(database), silent);
  const book = createOrderQueries(opened);
  const targets: Target[] = [];
  for (let index = 0; index < count; index++) {
    const target = { known: await placeOnline(origin), forgotten: await placeOnline(origin), never: unknownOrder() };
    await book.forget(target.forgotten.number, { by: "desk", name: "Sana" }, Date.now());
    targets.push(target);
  }
  await opened.close();
  return targets;
}
