import { expect, test } from "vitest";
import { password } from "../testing/desk.ts";
import { openDeskServer } from "../testing/desk-server.ts";
import { totpCode, totpStep } from "./totp.ts";

test("a device whose password was typed long ago asks for it again, in the form itself", async () => {
  const { ask, post, enter, database } = await openDeskServer();
  const cookie = await enter("Sana");
  const page = async () => (await ask("/desk/people", { headers: { cookie } })).body;
  expect(await page()).not.toContain('name="own-password"');
  await database.transact((trx) => trx.updateTable("desk_sessions").set({ confirmed_at: 0 }).execute());
  expect(await page()).toContain('name="own-password"');
  const refused = await post("/desk/people", { do: "invite", name: "Nadia" }, { cookie });
  expect([refused.status, refused.body.includes('value="Nadia"')]).toEqual([422, true]);
  expect(refused.body).toContain("Type your password as well");
  const code = (fields: Record<string, string>) => post("/desk/people/code", fields, { cookie });
  for (const what of ["begin", "codes", "off"]) expect((await code({ do: what })).status, what).toBe(422);
  const invited = await post("/desk/people", { do: "invite", name: "Nadia", "own-password": password }, { cookie });
  expect(invited.status).toBe(302);
  expect((await code({ do: "begin" })).status).toBe(302);
});

test("the second step asks for the code and leads on; a ticket is no session", async () => {
  const { ask, post, enter, database } = await openDeskServer();
  const cookie = await enter("Sana");
  await post("/desk/people/code", { do: "begin" }, { cookie });
  const { totp_secret } = await database.db.selectFrom("desk_people").select("totp_secret").executeTakeFirstOrThrow();
  const code = (steps = 0) => totpCode(Buffer.from(totp_secret, "base64url"), totpStep(Date.now()) + steps);
  const used = code();
  const on = await post("/desk/people/code", { do: "on", code: used }, { cookie });
  expect(new Set(on.body.match(/[A-Z2-7]{4} [A-Z2-7]{4} [A-Z2-7]{4} [A-Z2-7]{4}/g)).size).toBe(10);
  const first = await post("/desk/sign-in", { name: "Sana", password, to: "/people" });
  expect([first.status, first.headers["set-cookie"]]).toEqual([200, undefined]);
  const ticket = /name="ticket" value="([\w-]{43})"/.exec(first.body)?.[1] ?? "";
  expect((await ask("/desk", { headers: { cookie: `naqsh-desk=${ticket}` } })).status).toBe(302);
  const wrong = await post("/desk/sign-in", { ticket, code: used, to: "/people" });
  expect([wrong.status, wrong.body.includes(ticket)]).toEqual([401, true]);
  const second = await post("/desk/sign-in", { ticket, code: code(1), to: "/people" });
  expect([second.status, second.headers.location]).toEqual([302, "/desk/people"]);
  const gone = await post("/desk/sign-in", { ticket, code: "" });
  expect([gone.status, gone.body.includes("Begin again")]).toEqual([401, true]);
});
