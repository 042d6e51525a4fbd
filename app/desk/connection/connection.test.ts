import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connection, retryingFetch } from "./connection.ts";

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

test("a read waits for the connection, and the page knows since when", async () => {
  const send = vi.fn().mockRejectedValueOnce(unreachable).mockRejectedValueOnce(unreachable).mockResolvedValue(answer);
  const answered = retryingFetch(send, { isRead: true });
  await vi.advanceTimersByTimeAsync(100);
  expect(connection.lostAt()).toBe(1_000);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await answered).toBe(answer);
  expect(send).toHaveBeenCalledTimes(3);
  expect(connection.lostAt()).toBeUndefined();
});

test("while a read waits, it has one listener", async () => {
  const add = vi.spyOn(window, "addEventListener");
  const remove = vi.spyOn(window, "removeEventListener");
  const send = vi.fn().mockRejectedValue(unreachable);
  const leaving = new DOMException("left", "AbortError");
  const answered = expect(retryingFetch(send, { isRead: true })).rejects.toBe(leaving);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(add.mock.calls.length - remove.mock.calls.length).toBe(1);
  send.mockRejectedValue(leaving);
  await vi.advanceTimersByTimeAsync(2_000);
  await answered;
  expect(add.mock.calls.length - remove.mock.calls.length).toBe(0);
});

test("a read is retried at once when the browser is online again", async () => {
  const send = vi.fn().mockRejectedValueOnce(unreachable).mockResolvedValue(answer);
  const answered = retryingFetch(send, { isRead: true });
  await vi.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event("online"));
  expect(await answered).toBe(answer);
});

test("a change is sent once, and again only when the seller retries", async () => {
  const send = vi.fn().mockRejectedValueOnce(unreachable).mockRejectedValueOnce(unreachable).mockResolvedValue(answer);
  const answered = retryingFetch(send, { isRead: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(connection.lostAt()).toBe(1_000);
  for (const times of [2, 3]) {
    connection.unsaved()?.retry();
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(times);
  }
  expect(await answered).toBe(answer);
  expect(connection.unsaved()).toBeUndefined();
});

test("a change that was answered with a 5xx waits for a retry; the connection isn't lost", async () => {
  const send = vi
    .fn()
    .mockResolvedValueOnce(new Response("", { status: 500 }))
    .mockResolvedValue(answer);
  const answered = retryingFetch(send, { isRead: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(connection.unsaved()?.why).toBe("fault");
  expect(connection.lostAt()).toBeUndefined();
  connection.unsaved()?.retry();
  expect(await answered).toBe(answer);
  expect(connection.unsaved()).toBeUndefined();
});

test.each(["the first answer", "a retry"])("a change without an answer is shown as slow, until %s", async (end) => {
  const { promise: late, resolve: comes } = Promise.withResolvers<Response>();
  const send = vi.fn().mockReturnValueOnce(late).mockResolvedValue(answer);
  const answered = retryingFetch(send, { isRead: false });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(connection.unsaved()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(connection.unsaved()?.why).toBe("slow");
  if (end === "a retry") connection.unsaved()?.retry();
  else comes(answer);
  expect(await answered).toBe(answer);
  expect(send).toHaveBeenCalledTimes(end === "a retry" ? 2 : 1);
  comes(new Response("", { status: 500 }));
  await vi.advanceTimersByTimeAsync(1);
  expect(connection.unsaved()).toBeUndefined();
});

test("a change ends when its request is aborted", async () => {
  const leaving = new AbortController();
  const answered = retryingFetch(vi.fn().mockRejectedValue(unreachable), { isRead: false, signal: leaving.signal });
  const refused = expect(answered).rejects.toBe(leaving.signal);
  answered.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1);
  expect(connection.unsaved()).toBeDefined();
  leaving.abort(leaving.signal);
  await refused;
  expect(connection.unsaved()).toBeUndefined();
});

test("an unsaved change is still shown when another one has ended", async () => {
  const send = vi.fn().mockRejectedValueOnce(unreachable).mockResolvedValue(answer);
  const answered = retryingFetch(send, { isRead: false });
  await vi.advanceTimersByTimeAsync(1);
  await retryingFetch(vi.fn().mockResolvedValue(answer), { isRead: false });
  expect(connection.unsaved()?.why).toBe("unreachable");
  connection.unsaved()?.retry();
  expect(await answered).toBe(answer);
  expect(connection.unsaved()).toBeUndefined();
});

test("two unsaved changes are shown one after the other", async () => {
  const change = () => vi.fn().mockRejectedValueOnce(unreachable).mockResolvedValue(answer);
  const answers = [change(), change()].map((send) => retryingFetch(send, { isRead: false }));
  await vi.advanceTimersByTimeAsync(1);
  connection.unsaved()?.retry();
  await vi.advanceTimersByTimeAsync(1);
  connection.unsaved()?.retry();
  expect(await Promise.all(answers)).toEqual([answer, answer]);
  expect(connection.unsaved()).toBeUndefined();
});

test("a change that isn't React Router's own is rejected when it is given up", async () => {
  const answered = retryingFetch(vi.fn().mockRejectedValue(unreachable), { isRead: false });
  const refused = expect(answered).rejects.toThrow("given up");
  await vi.advanceTimersByTimeAsync(1);
  connection.unsaved()?.giveUp();
  await refused;
  expect(connection.unsaved()).toBeUndefined();
});

test("an aborted read is no lost connection", async () => {
  const left = new DOMException("left", "AbortError");
  await expect(retryingFetch(vi.fn().mockRejectedValue(left), { isRead: true })).rejects.toBe(left);
  expect(connection.lostAt()).toBeUndefined();
});
