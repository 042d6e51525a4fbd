import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { backOff, type Decision, decide, type Turn } from "./retry.ts";

const noJitter = () => 0;
const rested: Turn = { failures: 0, suspects: 0 };
const hour = 3_600_000;

describe("how long to wait", () => {
  test("twice as long each time, up to an hour", () => {
    const waits = [1, 2, 3, 4, 11, 12, 13, 1000].map((failures) => backOff(failures, noJitter));
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 2_048_000, hour, hour, hour]);
  });

  test("shortened by up to a half, never below the service's limit of one a second", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
        const wait = backOff(failures, () => chance);
        expect(wait).toBeGreaterThanOrEqual(Math.max(1000, backOff(failures, noJitter) / 2));
        expect(wait).toBeLessThanOrEqual(hour);
      }),
    );
  });
});

describe("after an attempt", () => {
  test("a mail that was taken ends all trouble", () => {
    expect(decide({ failures: 9, suspects: 2 }, 0, true, noJitter)).toEqual({
      turn: rested,
      turnDelay: 1000,
      release: false,
    });
  });

  test("a failure is the service's: everybody waits, and the same mail stays first", () => {
    expect(decide(rested, 0, false, noJitter)).toEqual({
      turn: { failures: 1, suspects: 0 },
      turnDelay: 2000,
      release: true,
    });
  });

  test("after five failures the mail is set aside and the next one gets its chance a second later", () => {
    expect(decide({ failures: 5, suspects: 0 }, 0, false, noJitter)).toEqual({
      turn: { failures: 5, suspects: 1 },
      turnDelay: 1000,
      setAside: { times: 1, delay: 64_000 },
      release: false,
    });
  });

  test("if the next one fails too it was the service, and the mail set aside goes back to its place", () => {
    expect(decide({ failures: 5, suspects: 1 }, 0, false, noJitter)).toEqual({
      turn: { failures: 6, suspects: 0 },
      turnDelay: 64_000,
      release: true,
    });
  });

  test("a mail that was set aside before fails by itself and holds up nobody", () => {
    expect(decide(rested, 3, false, noJitter)).toEqual({
      turn: rested,
      turnDelay: 1000,
      setAside: { times: 4, delay: 512_000 },
      release: false,
    });
  });
});

/** Mails 0, 1, 2… and a service that answers by its own rule; time passes only as the decisions say. */
function simulate(count: number, takes: (mail: number, at: number) => boolean, until: number) {
  const mails = Array.from({ length: count }, (_, mail) => ({ mail, times: 0, runAt: 0, sent: false }));
  const sent: { mail: number; at: number }[] = [];
  let turn = rested;
  let at = 0;
  while (at < until) {
    const first = mails.find((some) => !some.sent && some.runAt <= at);
    if (!first) {
      at += 1000;
      continue;
    }
    const accepted = takes(first.mail, at);
    const decision: Decision = decide(turn, first.times, accepted, noJitter);
    turn = decision.turn;
    if (accepted) {
      first.sent = true;
      sent.push({ mail: first.mail, at });
    }
    if (decision.setAside)
      Object.assign(first, { times: decision.setAside.times, runAt: at + decision.setAside.delay });
    if (decision.release) for (const some of mails) Object.assign(some, { times: 0, runAt: 0 });
    at += decision.turnDelay;
  }
  return sent;
}

describe("with 500 mails waiting", () => {
  const all = Array.from({ length: 500 }, (_, mail) => mail);

  test.each([1, 30, 300, 3600, 86_400])("an outage of %d s ends with all of them sent, in order", (seconds) => {
    const sent = simulate(500, (_, at) => at >= seconds * 1000, (seconds * 2 + 9000) * 1000);
    expect(sent.map(({ mail }) => mail)).toEqual(all);
  });

  test("the service is found again soon: within the time it was away, and within an hour", () => {
    for (const seconds of [10, 100, 1000, 10_000]) {
      const [first] = simulate(500, (_, at) => at >= seconds * 1000, (seconds * 2 + 9000) * 1000);
      expect(first?.at).toBeLessThanOrEqual(Math.min(seconds * 2 + 10, seconds + 3600 + 30) * 1000);
    }
  });

  test("mails that are never taken let the rest pass, in order, within minutes", () => {
    const bad = new Set([0, 1, 7, 499]);
    const sent = simulate(500, (mail) => !bad.has(mail), 3 * 3_600_000);
    expect(sent.map(({ mail }) => mail)).toEqual(all.filter((mail) => !bad.has(mail)));
    expect(sent.at(-1)?.at).toBeLessThan(496_000 + 30 * 60_000);
  });

  test("a mail that was refused for a while is sent once the service takes it", () => {
    const sent = simulate(500, (mail, at) => mail !== 3 || at > 600_000, 4 * 3_600_000);
    expect(sent.map(({ mail }) => mail).sort((one, other) => one - other)).toEqual(all);
  });
});
