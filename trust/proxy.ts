import { once } from "node:events";
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from "node:net";

export type TcpProxy = {
  port: number;
  /** Stops all traffic without closing anything, like a network that drops every packet. */
  freeze(): void;
  thaw(): void;
  /** Open connections hang for good, new ones work: as if another machine had taken over the address. */
  silenceConnections(): void;
  /** Closes open connections. */
  cut(): void;
  close(): void;
};

/** A TCP proxy before one or more servers: each connection goes to the next one that accepts it. */
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
