/** Since when the shop can't be reached, as far as this page has noticed. */
let lostAt: number | undefined;
/** A change that isn't known to be saved: the shop couldn't be reached, had a fault, or hasn't answered yet. */
type Unsaved = { why: "unreachable" | "fault" | "slow"; askAgain: () => void };
let unsaved: Unsaved | undefined;
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
  unsaved: () => unsaved,
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
  return new Promise<Response | undefined>((resolve, reject) => {
    const wait = (why: Unsaved["why"]) => isOver || tellUnsaved({ why, askAgain: () => resolve(undefined) });
    const timer = setTimeout(wait, patience, "slow");
    signal?.addEventListener("abort", () => reject(signal.reason));
    answerTo(ask)
      .then((answer) => {
        if (!answer) wait("unreachable");
        else if (answer.status >= 500) wait("fault");
        else resolve(answer);
      }, reject)
      .finally(() => clearTimeout(timer));
  }).finally(() => {
    isOver = true;
    tellUnsaved(undefined);
  });
}

function tellUnsaved(value: Unsaved | undefined): void {
  unsaved = value;
  tell();
}

function aWhile(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, pause);
    window.addEventListener("online", () => resolve(), { once: true });
  });
}
