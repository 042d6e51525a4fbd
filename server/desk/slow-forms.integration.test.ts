import { once } from "node:events";
import { request } from "node:http";
import { expect, test } from "vitest";
import { password } from "../testing/desk.ts";
import { openDeskServer } from "../testing/desk-server.ts";

/** Posts the beginning of a form that doesn't say how long it is; `end` sends the rest. */
function beginForm(origin: string, path: string, begin: string) {
  const asking = request(origin, {
    path,
    method: "POST",
    agent: false,
    headers: {
      host: "localhost:3000",
      origin: "http://localhost:3000",
      "content-type": "application/x-www-form-urlencoded",
      "transfer-encoding": "chunked",
    },
  });
  asking.write(begin);
  const answered = once(asking, "response").then(([{ statusCode }]) => Number(statusCode));
  return { answered, end: (rest: string) => asking.end(rest), cut: () => asking.destroy() };
}

test("a form without Content-Length is read up to 64 kB and no further", async () => {
  const { origin, enter } = await openDeskServer();
  await enter("Sana");
  const small = beginForm(origin, "/desk/sign-in", "name=Sana&");
  small.end(`password=${encodeURIComponent(password)}`);
  expect(await small.answered).toBe(302);
  // It is answered before it has ended.
  const endless = beginForm(origin, "/desk/sign-in", `name=${"x".repeat(70_000)}`);
  expect(await endless.answered).toBe(413);
  endless.cut();
});

test("a form that is sent slowly delays nobody else", async () => {
  const { origin, ask, enter } = await openDeskServer();
  await enter("Sana");
  const slow = [1, 2, 3].map(() => beginForm(origin, "/desk/sign-in", "name=Mallory&"));
  expect((await ask("/desk/sign-in")).status).toBe(200);
  for (const { end } of slow) end("password=wrong+password");
  expect(await Promise.all(slow.map(({ answered }) => answered))).toEqual([401, 401, 401]);
});
