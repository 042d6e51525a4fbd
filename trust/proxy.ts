import { once } from "node:events";
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from "node:net";

export type TcpProxy = {
  port: number;
  /** Nothing passes any more, in either direction, and nothing is closed: a network that has gone silent. */
  freeze(): void;
  thaw(): void;
  /** What is connected falls silent for good; who connects from now on gets through: another machine has the address. */
  silenceConnections(): void;
  /** What is connected breaks off. */
  cut(): void;
  close(): void;
};

/** One address before several servers: each connection goes to the next one that accepts it. */
export async function startProxy(targets: readonly NetConnectOpts[]): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let next = 0;
  let isFrozen = false;

  function track(socket: Socket): void {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    if (isFrozen) socket.pause();
  }

  function join(client: Socket, attemptsLeft: number): void {
    const target = targets[next++ % targets.length];
    if (!target || attemptsLeft === 0) return void client.destroy();
    const server = connect(target);
    const tryNext = () => join(client, attemptsLeft - 1);
    server.once("error", tryNext);
    server.once("connect", () => {
      server.off("error", tryNext);
      track(server);
      client.on("close", () => server.destroy());
      server.on("close", () => client.destroy());
      client.on("data", (data) => server.write(data));
      server.on("data", (data) => client.write(data));
      client.on("end", () => server.end());
      server.on("end", () => client.end());
      if (isFrozen) for (const socket of [client, server]) socket.pause();
    });
  }

  const listener = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    track(client);
    if (!isFrozen) join(client, targets.length);
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");

  return {
    port: (listener.address() as AddressInfo).port,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    silenceConnections() {
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      listener.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
