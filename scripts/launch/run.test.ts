import { expect, test } from "vitest";
import { capture } from "./run.mjs";

const node = (script: string) => capture(process.execPath, ["-e", script], {});

test("gives what a command printed and how it ended", async () => {
  expect(await node("console.log('out'); console.error('err'); process.exitCode = 7")).toEqual({
    code: 7,
    output: expect.stringMatching(/out\n[\s\S]*err\n|err\n[\s\S]*out\n/),
  });
});

test("a command ended by a signal has the exit code that shells give it", async () => {
  expect(await node("process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 10_000)")).toMatchObject({ code: 143 });
});

test("signals are passed on to the command", async () => {
  const waiting = node("process.on('SIGHUP', () => process.exit(3)); console.log('up'); setTimeout(() => {}, 10_000)");
  const passing = setInterval(() => process.emit("SIGHUP"), 100);
  const { code } = await waiting;
  clearInterval(passing);

  expect([3, 129]).toContain(code);
});
