/**
 * So many are free of one name from one address: fingers slip. Then each costs twice the wait of the one before, up to
 * a quarter of an hour.
 */
const freeSlips = 5;
const freeByAddress = 20;
/** Of one name from everywhere. What one address can make in an hour must not reach it. */
const freeByName = 50;
const firstWait = 5_000;
const longestWait = 15 * 60_000;

/** Nothing wrong for so long, and it is forgotten. */
const memory = 60 * 60_000;

/** A free guess at a name comes back after so long: one address alone, at its four an hour, never uses them up. */
const restoredAfter = 2 * 60_000;

/** Each costs a few dozen bytes; whoever wants to push one out has to make as many guesses, at the price of each. */
const mostKept = 20_000;

type Count = { wrong: number; last: number; until: number };

export type Attempt =
  | { ok: true /** Right. */; succeeded(): void /** Not looked at. */; undone(): void }
  | { ok: false; wait: number };

export type Guesses = {
  /** A device that has signed in under this name before is counted by itself: nobody else's guesses slow it. */
  begin(name: string, address: string, now: number, device?: string): Attempt;
};

/**
 * Slows those who guess, by the name they try and by where they come from, alike for names that exist and that don't.
 * An attempt counts as wrong from its beginning: a hundred at once are a hundred.
 */
export function createGuesses(): Guesses {
  const [pairs, devices] = [createCounter(freeSlips), createCounter(freeSlips)];
  const names = createCounter(freeByName, restoredAfter);
  const addresses = createCounter(freeByAddress);
  return {
    begin(name, address, now, device) {
      const counted: readonly (readonly [Counter, string])[] = device
        ? [[devices, `${device} ${name}`]]
        : [
            [pairs, `${address} ${name}`],
            [names, name],
            [addresses, address],
          ];
      const wait = Math.max(...counted.map(([counter, key]) => counter.wait(key, now)));
      if (wait > 0) return { ok: false, wait };
      const takeBack = counted.map(([counter, key]) => counter.count(key, now));
      const undone = () => {
        for (const undo of takeBack) undo();
      };
      return {
        ok: true,
        undone,
        succeeded() {
          undone();
          for (const [counter, key] of counted) if (counter !== addresses) counter.forget(key);
        },
      };
    },
  };
}

type Counter = ReturnType<typeof createCounter>;

function createCounter(free: number, restored = memory) {
  const counts = new Map<string, Count>();
  const known = (key: string, now: number) => {
    const count = counts.get(key);
    return count && now - count.last < memory ? count : undefined;
  };
  return {
    wait: (key: string, now: number) => Math.max(0, (known(key, now)?.until ?? 0) - now),
    forget: (key: string) => void counts.delete(key),
    count(key: string, now: number): () => void {
      const before = known(key, now);
      const peace = before ? Math.floor((now - before.last) / restored) : 0;
      const wrong = Math.max(0, (before?.wrong ?? 0) - peace) + 1;
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
