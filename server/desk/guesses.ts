/** So many are free: fingers slip. Then each costs twice the wait of the one before, up to a quarter of an hour. */
const freeByName = 5;
const freeByAddress = 20;
const firstWait = 5_000;
const longestWait = 15 * 60_000;

/** Nothing wrong for so long, and it is forgotten. */
const memory = 60 * 60_000;

/** Each costs a few dozen bytes; whoever wants to push one out has to make as many guesses, at the price of each. */
const mostKept = 20_000;

type Count = { wrong: number; last: number; until: number };

export type Attempt =
  | { ok: true /** Right. */; succeeded(): void /** Not looked at. */; undone(): void }
  | { ok: false; wait: number };

export type Guesses = { begin(name: string, address: string, now: number): Attempt };

type Manner = {
  /** Whether guesses at a name also slow somebody who has hardly guessed herself. Not where no guess can ever hit. */
  slowsOthers?: boolean;
};

/**
 * Slows those who guess, by the name they try and by where they come from, alike for names that exist and that don't.
 * An attempt counts as wrong from its beginning: a hundred at once are a hundred.
 */
export function createGuesses({ slowsOthers = true }: Manner = {}): Guesses {
  const names = createCounter(freeByName);
  const addresses = createCounter(freeByAddress);
  return {
    begin(name, address, now) {
      const isOther = !slowsOthers && addresses.wrong(address, now) < freeByName;
      const wait = Math.max(isOther ? 0 : names.wait(name, now), addresses.wait(address, now));
      if (wait > 0) return { ok: false, wait };
      const takeBack = [names.count(name, now), addresses.count(address, now)];
      const undone = () => {
        for (const undo of takeBack) undo();
      };
      return {
        ok: true,
        undone,
        succeeded() {
          undone();
          names.forget(name);
        },
      };
    },
  };
}

function createCounter(free: number) {
  const counts = new Map<string, Count>();
  const known = (key: string, now: number) => {
    const count = counts.get(key);
    return count && now - count.last < memory ? count : undefined;
  };
  return {
    wrong: (key: string, now: number) => known(key, now)?.wrong ?? 0,
    wait: (key: string, now: number) => Math.max(0, (known(key, now)?.until ?? 0) - now),
    forget: (key: string) => void counts.delete(key),
    count(key: string, now: number): () => void {
      const before = known(key, now);
      const wrong = (before?.wrong ?? 0) + 1;
      const over = wrong - free;
      const until = over >= 0 ? now + Math.min(longestWait, firstWait * 2 ** over) : 0;
      counts.delete(key);
      counts.set(key, { wrong, last: now, until });
      for (const oldest of counts.keys()) {
        if (counts.size <= mostKept) break;
        counts.delete(oldest);
      }
      return () => void (before ? counts.set(key, before) : counts.delete(key));
    },
  };
}
