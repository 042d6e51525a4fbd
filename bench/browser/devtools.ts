import { EventEmitter } from "node:events";
import type { CDPSession } from "@playwright/test";
import { browserTimeout } from "./until.ts";

/** A session of the DevTools protocol, Playwright's or our own; only Playwright's has the protocol's types. */
export type DevTools = Pick<CDPSession, "on" | "send">;

export type Connection = {
  /** Of the browser itself, or of the attached tab with this session id. */
  session(id?: string): DevTools;
  /** Aborted when the browser has closed. */
  gone: AbortSignal;
};

type Message = {
  id?: number;
  result?: unknown;
  error?: { message: string };
  sessionId?: string;
  method?: string;
  params?: unknown;
};

/** Enables no domain by itself, so that the browser behaves as a shopper's does. */
export async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  const gone = new AbortController();
  const answers = new Map<number, PromiseWithResolvers<unknown>>();
  const events = new EventEmitter();
  let asked = 0;

  socket.addEventListener("message", ({ data }) => {
    const { id = 0, result, error, sessionId = "", method, params }: Message = JSON.parse(data);
    if (method) events.emit(sessionId + method, params);
    else if (error) answers.get(id)?.reject(new Error(error.message));
    else answers.get(id)?.resolve(result);
  });
  socket.addEventListener("close", () => {
    gone.abort(new Error("Chromium has gone."));
    for (const { reject } of answers.values()) reject(gone.signal.reason);
  });

  const send = async (message: Message & { method: string }) => {
    gone.signal.throwIfAborted();
    const id = ++asked;
    const answer = Promise.withResolvers<unknown>();
    const late = setTimeout(
      () => answer.reject(new Error(`Chromium didn't answer ${message.method}.`)),
      browserTimeout,
    );
    answers.set(id, answer);
    socket.send(JSON.stringify({ ...message, id }));
    return answer.promise.finally(() => {
      clearTimeout(late);
      answers.delete(id);
    });
  };
  const session = (sessionId?: string) => ({
    send: (method: string, params?: unknown) => send({ method, params, ...(sessionId && { sessionId }) }),
    on: (name: string, listener: (event: unknown) => void) => events.on((sessionId ?? "") + name, listener),
  });

  await opened(socket);
  return { session: (id) => session(id) as unknown as DevTools, gone: gone.signal };
}

function opened(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", () => reject(new Error(`Nothing can be said to Chromium at ${socket.url}.`)));
  });
}
