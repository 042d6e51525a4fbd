/** Since when the shop can't be reached, as far as this page has noticed. */
let lostAt: number | undefined;
/** A change that isn't known to be saved: the shop couldn't be reached, had a fault, or hasn't answered yet. */
type Unsaved = { why: "unreachable" | "fault" | "slow"; askAgain: () => void; giveUp: () => void };
/** Several may be on their way: an order's step, and a picture that is left out. The oldest is told first. */
const unsaved = new Set<Unsaved>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function set(value: number | undefined): void {
  if ((lostAt === undefined) === (value === undefined)) return;
  lostAt = value;
  tell();
}

export const connection = {
  lostAt: () => lostAt,
  lost: () => set(Date.now()),
  found: () => set(undefined),
  unsaved: () => unsaved.values().next().value,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** How often a page that waits for the connection looks whether it is back. */
const pause = 2_000;
/** How long a change goes without an answer before she is told. */
const patience = 12_000;

type Ask = () => Promise<Response>;
type Asked = { isRead: boolean; signal?: AbortSignal | null | undefined };

/**
 * What is only read is asked for again until it comes, so that a page stays where it is while there is no connection.
 * What changes something waits for her word: only she can know whether it may be done again.
 */
export async function patientFetch(ask: Ask, { isRead, signal }: Asked): Promise<Response> {
  for (;;) {
    const answer = await (isRead ? answerTo(ask) : answerOrWord(ask, signal));
    if (answer) return answer;
    if (isRead) await aWhile();
  }
}

/** Undefined where there is no connection. */
async function answerTo(ask: Ask): Promise<Response | undefined> {
  try {
    const answer = await ask();
    connection.found();
    return answer;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    connection.lost();
    return undefined;
  }
}

/** Undefined once she has said that it is to be asked for again. */
function answerOrWord(ask: Ask, signal: Asked["signal"]): Promise<Response | undefined> {
  // A late answer to what was asked again meanwhile says nothing any more.
  let isOver = false;
  let told: Unsaved | undefined;
  const end = () => {
    isOver = true;
    replaceUnsaved(told, undefined);
  };
  return new Promise<Response | undefined>((resolve, reject) => {
    const askAgain = () => resolve(undefined);
    const giveUp = () => {
      end();
      // The router's own requests end by a navigation; rejected, they would be an error of the page.
      if (!signal) reject(new DOMException("given up", "AbortError"));
    };
    const wait = (why: Unsaved["why"]) => {
      if (isOver) return;
      const next = { why, askAgain, giveUp };
      replaceUnsaved(told, next);
      told = next;
    };
    const timer = setTimeout(wait, patience, "slow");
    signal?.addEventListener("abort", () => reject(signal.reason));
    answerTo(ask)
      .then((answer) => {
        if (!answer) wait("unreachable");
        else if (answer.status >= 500) wait("fault");
        else resolve(answer);
      }, reject)
      .finally(() => clearTimeout(timer));
  }).finally(end);
}

function replaceUnsaved(told: Unsaved | undefined, next: Unsaved | undefined): void {
  if (told) unsaved.delete(told);
  if (next) unsaved.add(next);
  tell();
}

function aWhile(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener("online", goOn);
      resolve();
    };
    const timer = setTimeout(goOn, pause);
    window.addEventListener("online", goOn);
  });
}
