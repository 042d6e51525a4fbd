import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "./testing/databases.ts";

const clients = 200;

const connectAll = `
  const { connect } = require("node:net");
  for (let count = 0; count < ${clients}; count++) connect(Number(process.argv[1]), "127.0.0.1").on("error", () => {});
`;

test("hundreds of new connections are accepted between a few commits, not one between each", async () => {
  const { transact } = await openTestDatabase("sqlite");
  let commits = 0;
  let accepted = 0;
  let commitsAtFirst = 0;
  const allAccepted = Promise.withResolvers<void>();
  const server = createServer(() => {
    if (++accepted === 1) commitsAtFirst = commits;
    if (accepted === clients) allAccepted.resolve();
  });
  server.listen({ port: 0, host: "127.0.0.1", backlog: clients });
  await once(server, "listening");

  let isOver = false;
  const working = (async () => {
    for (; !isOver; commits++) await transact(async () => busy(5));
  })();
  const child = spawn(process.execPath, ["-e", connectAll, String((server.address() as AddressInfo).port)]);
  onTestFinished(() => {
    child.kill();
    server.close();
  });
  await allAccepted.promise;
  isOver = true;
  await working;

  expect(commits - commitsAtFirst).toBeLessThan(clients / 4);
});

function busy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
