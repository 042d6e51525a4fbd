import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connection, patientFetch } from "./connection.ts";

const answer = new Response("here");
const unreachable = new TypeError("Failed to fetch");

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => {
  connection.found();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what is read waits for the connection, and the page knows since when", async () => {
  const ask = vi.fn().mockRejectedValueOnce(unreachable).mockRejectedValueOnce(unreachable).mockResolvedValue(answer);
  const answered = patientFetch(ask, { isRead: true });
  await vi.advanceTimersByTimeAsync(100);
  expect(connection.lostAt()).toBe(1_000);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await answered).toBe(answer);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(connection.lostAt()).toBeUndefined();
});

test("while a read waits, one listener waits with it", async () => {
  const add = vi.spyOn(window, "addEventListener");
  const remove = vi.spyOn(window, "removeEventListener");
  const ask = vi.fn().mockRejectedValue(unreachable);
  const leaving = new DOMException("left", "AbortError");
  const answered = expect(patientFetch(ask, { isRead: true })).rejects.toBe(leaving);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(add.mock.calls.length - remove.mock.calls.length).toBe(1);
  ask.mockRejectedValue(leaving);
  await vi.advanceTimersByTimeAsync(2_000);
  await answered;
  expect(add.mock.calls.length - remove.mock.calls.length).toBe(0);
});

test("the browser's own word that it is back is enough", async () => {
  const ask = vi.fn().mockRejectedValueOnce(unreachable).mockResolvedValue(answer);
  const answered = patientFetch(ask, { isRead: true });
  await vi.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event("online"));
  expect(await answered).toBe(answer);
});

test("a change is asked for once, and again at her word", async () => {
  const ask = vi.fn().mockRejectedValueOnce(unreachable).mockRejectedValueOnce(unreachable).mockResolvedValue(answer);
  const answered = patientFetch(ask, { isRead: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(connection.lostAt()).toBe(1_000);
  for (const times of [2, 3]) {
    connection.unsaved()?.askAgain();
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(times);
  }
  expect(await answered).toBe(answer);
  expect(connection.unsaved()).toBeUndefined();
});

test("a change that the shop has failed at waits for her word as well, on a line that is there", async () => {
  const ask = vi
    .fn()
    .mockResolvedValueOnce(new Response("", { status: 500 }))
    .mockResolvedValue(answer);
  const answered = patientFetch(ask, { isRead: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(connection.unsaved()?.why).toBe("fault");
  expect(connection.lostAt()).toBeUndefined();
  connection.unsaved()?.askAgain();
  expect(await answered).toBe(answer);
  expect(connection.unsaved()).toBeUndefined();
});

test.each(["the first answer", "her word"])(
  "a change without an answer is said to have none, until %s",
  async (end) => {
    const { promise: late, resolve: comes } = Promise.withResolvers<Response>();
    const ask = vi.fn().mockReturnValueOnce(late).mockResolvedValue(answer);
    const answered = patientFetch(ask, { isRead: false });
    await vi.advanceTimersByTimeAsync(11_000);
    expect(connection.unsaved()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(connection.unsaved()?.why).toBe("slow");
    if (end === "her word") connection.unsaved()?.askAgain();
    else comes(answer);
    expect(await answered).toBe(answer);
    expect(ask).toHaveBeenCalledTimes(end === "her word" ? 2 : 1);
    comes(new Response("", { status: 500 }));
    await vi.advanceTimersByTimeAsync(1);
    expect(connection.unsaved()).toBeUndefined();
  },
);

test("a change that she gives up isn't asked for any more", async () => {
  const leaving = new AbortController();
  const answered = patientFetch(vi.fn().mockRejectedValue(unreachable), { isRead: false, signal: leaving.signal });
  const refused = expect(answered).rejects.toBe(leaving.signal);
  answered.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1);
  expect(connection.unsaved()).toBeDefined();
  leaving.abort(leaving.signal);
  await refused;
  expect(connection.unsaved()).toBeUndefined();
});

test("a change that isn't saved is still told of when another one has ended", async () => {
  const ask = vi.fn().mockRejectedValueOnce(unreachable).mockResolvedValue(answer);
  const answered = patientFetch(ask, { isRead: false });
  await vi.advanceTimersByTimeAsync(1);
  await patientFetch(vi.fn().mockResolvedValue(answer), { isRead: false });
  expect(connection.unsaved()?.why).toBe("unreachable");
  connection.unsaved()?.askAgain();
  expect(await answered).toBe(answer);
  expect(connection.unsaved()).toBeUndefined();
});

test("of two changes that aren't saved one is told of after the other", async () => {
  const change = () => vi.fn().mockRejectedValueOnce(unreachable).mockResolvedValue(answer);
  const answers = [change(), change()].map((ask) => patientFetch(ask, { isRead: false }));
  await vi.advanceTimersByTimeAsync(1);
  connection.unsaved()?.askAgain();
  await vi.advanceTimersByTimeAsync(1);
  connection.unsaved()?.askAgain();
  expect(await Promise.all(answers)).toEqual([answer, answer]);
  expect(connection.unsaved()).toBeUndefined();
});

test("a change beside the page's own is over when she gives it up", async () => {
  const answered = patientFetch(vi.fn().mockRejectedValue(unreachable), { isRead: false });
  const refused = expect(answered).rejects.toThrow("given up");
  await vi.advanceTimersByTimeAsync(1);
  connection.unsaved()?.giveUp();
  await refused;
  expect(connection.unsaved()).toBeUndefined();
});

test("what she left is no lost connection", async () => {
  const left = new DOMException("left", "AbortError");
  await expect(patientFetch(vi.fn().mockRejectedValue(left), { isRead: true })).rejects.toBe(left);
  expect(connection.lostAt()).toBeUndefined();
});
