/**
 * What to do after an attempt to send a mail. Mails go out in order, so the first one that waits is the only one
 * that is tried, and a failure is put down to the service: everything waits, longer each time. But a mail that the
 * service will never take must not hold up the rest for ever. So after `patience` failures in a row a mail that fails
 * is set aside and the next one is tried: if that one goes through, the service works and only the mail set aside
 * waits on; if it fails too, it was the service after all, and what was set aside goes back to its place.
 * Each further round sets aside one mail more, so that several bad ones are passed as well.
 */
export type Turn = { failures: number; suspects: number };

export type Decision = {
  turn: Turn;
  /** How long until the service may be called again, for whichever mail. */
  turnDelay: number;
  /** Set when this mail is to wait by itself, beyond the turn. */
  setAside?: { times: number; delay: number };
  /** Whether mails that were set aside go back to their places. */
  release: boolean;
};

/** The e-mail service takes one request a second. */
export const spacing = 1_000;

const shortest = 2_000;
const longest = 60 * 60 * 1_000;
const patience = 5;

export function decide(turn: Turn, timesSetAside: number, accepted: boolean, random: () => number): Decision {
  if (accepted) return { turn: { failures: 0, suspects: 0 }, turnDelay: spacing, release: false };
  const mayPass = timesSetAside > 0 || turn.suspects < turn.failures - patience + 1;
  if (!mayPass) {
    const failures = turn.failures + 1;
    return { turn: { failures, suspects: 0 }, turnDelay: backOff(failures, random), release: true };
  }
  const times = timesSetAside + 1;
  const suspects = turn.suspects + (timesSetAside === 0 ? 1 : 0);
  return {
    turn: { failures: turn.failures, suspects },
    turnDelay: spacing,
    setAside: { times, delay: backOff(patience + times, random) },
    release: false,
  };
}

/** 2 s, 4 s, 8 s… up to an hour, each shortened by up to a half so that servers don't come back in step. */
export function backOff(failures: number, random: () => number): number {
  const full = Math.min(longest, shortest * 2 ** Math.min(failures - 1, 30));
  return Math.round(full * (1 - random() / 2));
}
