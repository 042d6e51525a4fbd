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

test("what she left is no lost connection", async () => {
  const left = new DOMException("left", "AbortError");
  await expect(patientFetch(vi.fn().mockRejectedValue(left), { isRead: true })).rejects.toBe(left);
  expect(connection.lostAt()).toBeUndefined();
});
