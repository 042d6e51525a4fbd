/**
 * Wrong attempts without a wait, for one name from one address. After that the wait doubles with each attempt, up to a
 * quarter of an hour.
 */
const freeByPair = 5;
const freeByAddress = 20;
/**
 * For one name from all addresses. More than one address can make in an hour, so that it can't lock a name by itself.
 */
const freeByName = 50;
const firstWait = 5_000;
const longestWait = 15 * 60_000;

/** A count is dropped when the last wrong attempt is this old. */
const countLife = 60 * 60_000;

/** A name regains one free attempt after so long: one address, at its four attempts an hour, never uses them up. */
const regainedAfter = 2 * 60_000;

/** A few dozen bytes each. To push a count out, an attacker has to make as many attempts. */
const mostCounts = 20_000;

type Count = { wrong: number; last: number; until: number };

/** `succeeded` after a right password, `cancel` when it wasn't checked at all. */
export type Attempt = { ok: true; succeeded(): void; cancel(): void } | { ok: false; wait: number };

export type SignInLimiter = {
  /** A device that has signed in under this name before has its own count: other people's attempts don't slow it. */
  begin(name: string, address: string, now: number, device?: string): Attempt;
};

/**
 * Slows down password guessing, by name and by address, whether or not the name exists. An attempt counts as wrong from
 * the moment it begins, so that parallel attempts are all counted.
 */
export function createSignInLimiter(): SignInLimiter {
  const [pairs, devices] = [createCounter(freeByPair), createCounter(freeByPair)];
  const names = createCounter(freeByName, regainedAfter);
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
      const undos = counted.map(([counter, key]) => counter.count(key, now));
      const cancel = () => {
        for (const undo of undos) undo();
      };
      return {
        ok: true,
        cancel,
        succeeded() {
          cancel();
          for (const [counter, key] of counted) if (counter !== addresses) counter.forget(key);
        },
      };
    },
  };
}

type Counter = ReturnType<typeof createCounter>;

function createCounter(free: number, regainedAfter = countLife) {
  const counts = new Map<string, Count>();
  const known = (key: string, now: number) => {
    const count = counts.get(key);
    return count && now - count.last < countLife ? count : undefined;
  };
  return {
    wait: (key: string, now: number) => Math.max(0, (known(key, now)?.until ?? 0) - now),
    forget: (key: string) => void counts.delete(key),
    count(key: string, now: number): () => void {
      const before = known(key, now);
      const regained = before ? Math.floor((now - before.last) / regainedAfter) : 0;
      const wrong = Math.max(0, (before?.wrong ?? 0) - regained) + 1;
      const over = wrong - free;
      const until = over >= 0 ? now + Math.min(longestWait, firstWait * 2 ** over) : 0;
      counts.delete(key);
      counts.set(key, { wrong, last: now, until });
      for (const oldest of counts.keys()) {
        if (counts.size <= mostCounts) break;
        counts.delete(oldest);
      }
      return () => void (before ? counts.set(key, before) : counts.delete(key));
    },
  };
}
