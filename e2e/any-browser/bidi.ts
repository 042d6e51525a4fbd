/** Sends a command of WebDriver BiDi and gives its result. */
export type Send = <Result = unknown>(method: string, params: object) => Promise<Result>;

type Answer =
  | { type: "success"; id: number; result: never }
  | { type: "error"; id: number; error: string; message: string }
  | { type: "event" };

type Waiting = { resolve: (result: never) => void; reject: (reason: Error) => void };

export async function connectBidi(address: string): Promise<Send> {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, Waiting>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const answer: Answer = JSON.parse(data);
    if (answer.type === "event") return;
    const { resolve, reject } = waiting.get(answer.id) ?? {};
    waiting.delete(answer.id);
    if (answer.type === "error") reject?.(new Error(`${answer.error}: ${answer.message}`));
    else resolve?.(answer.result);
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("The browser is gone."));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error(`Nobody answers at ${address}.`)), { once: true });
  });
  return (method, params) => {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
}
