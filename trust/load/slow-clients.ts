import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { newOrderRequest, sendOrder } from "../order-client.ts";
import { atMost, type Finding, isTrue, percentile } from "../report.ts";
import { startShop } from "../shop-process.ts";

type Habit = { name: string; first: string; next: (turn: number) => string; limit: number };

const head = "POST /api/orders HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n";

/** `limit`: seconds until the server has to cut them off; it checks every two. */
const habits: readonly Habit[] = [
  { name: "headers without end", first: "GET / HTTP/1.1\r\n", next: (turn) => `X-${turn}: a\r\n`, limit: 14 },
  { name: "bodies a byte at a time", first: `${head}Content-Length: 1000\r\n\r\n`, next: () => " ", limit: 24 },
  { name: "silence", first: "", next: () => "", limit: 14 },
];

const usual = 500;

/** Slow-loris clients: others are served as usual, and in the end these are cut off. */
export async function slowClients(database: string, each: number, waitForEnd: boolean): Promise<Finding[]> {
  const shop = await startShop({ database, env: { LOG_LEVEL: "fatal" } });
  const findings: Finding[] = [];
  for (const habit of waitForEnd ? habits : habits.slice(0, 2)) {
    const start = performance.now();
    const sockets = await open(shop.port, each, habit);
    const times = await measure(shop.origin, sockets, habit, 20);
    const held = sockets.filter((socket) => !socket.closed).length;
    findings.push(
      atMost(`${held} with ${habit.name}: the others' orders, 99 of 100,`, percentile(times, 0.99), usual, "ms"),
    );
    if (waitForEnd) findings.push(await untilCut(sockets, habit, start));
    for (const socket of sockets) socket.destroy();
  }
  const memory = await shop.memory();
  await shop.end("SIGTERM");
  return [...findings, atMost("memory afterwards", memory, 200, "MB")];
}

function open(port: number, count: number, { first }: Habit): Promise<Socket[]> {
  return Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve) => {
          const socket = connect(port, "127.0.0.1", () => {
            socket.write(first);
            resolve(socket);
          });
          socket.on("error", () => socket.destroy());
          socket.resume();
        }),
    ),
  );
}

async function measure(origin: string, sockets: readonly Socket[], habit: Habit, orders: number): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < orders; turn++) {
    trickle(sockets, habit, turn);
    const answer = await sendOrder(origin, newOrderRequest());
    times.push(answer.kind === "answer" && answer.status === 201 ? answer.ms : Number.POSITIVE_INFINITY);
    await wait(50);
  }
  return times;
}

async function untilCut(sockets: readonly Socket[], habit: Habit, start: number): Promise<Finding> {
  const promise = `${habit.name}: cut off`;
  for (let turn = 100; performance.now() < start + habit.limit * 1000; turn++) {
    trickle(sockets, habit, turn);
    await wait(250);
    if (sockets.every((socket) => socket.closed)) {
      return atMost(promise, (performance.now() - start) / 1000, habit.limit, "s");
    }
  }
  const left = sockets.filter((socket) => !socket.closed).length;
  return isTrue(`${promise} within ${habit.limit} s`, false, `${left} still there`);
}

function trickle(sockets: readonly Socket[], { next }: Habit, turn: number): void {
  for (const socket of sockets) if (socket.writable) socket.write(next(turn));
}
