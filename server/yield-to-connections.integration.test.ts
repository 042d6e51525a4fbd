import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "./testing/databases.ts";

const people = 200;

const crowd = `
  const { connect } = require("node:net");
  for (let count = 0; count < ${people}; count++) connect(Number(process.argv[1]), "127.0.0.1").on("error", () => {});
`;

test("hundreds who come at once are let in between a few commits, not one between each", async () => {
  const { transact } = await openTestDatabase("sqlite");
  let commits = 0;
  let inside = 0;
  let commitsAtFirst = 0;
  const everybody = Promise.withResolvers<void>();
  const door = createServer(() => {
    if (++inside === 1) commitsAtFirst = commits;
    if (inside === people) everybody.resolve();
  });
  door.listen({ port: 0, host: "127.0.0.1", backlog: people });
  await once(door, "listening");

  let isOver = false;
  const working = (async () => {
    for (; !isOver; commits++) await transact(async () => busy(5));
  })();
  const child = spawn(process.execPath, ["-e", crowd, String((door.address() as AddressInfo).port)]);
  onTestFinished(() => {
    child.kill();
    door.close();
  });
  await everybody.promise;
  isOver = true;
  await working;

  expect(commits - commitsAtFirst).toBeLessThan(people / 4);
});

function busy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
