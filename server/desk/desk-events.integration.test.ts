import { describe, expect, test } from "vitest";
import { eventInWords } from "../../shop/desk/desk-events.ts";
import { createLog } from "../log.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { openTestDesk, password } from "../testing/desk.ts";
import { createRecordEvent, forgetOldEvents, networkOf } from "./desk-events.ts";

const day = 24 * 60 * 60_000;
const [home, cafe] = ["39.50.1.2", "111.68.9.9"];

async function openEvents(kind: (typeof databaseKinds)[number]) {
  const database = await openTestDatabase(kind);
  const desk = openTestDesk(database);
  const sana = await desk.enter("Sana");
  const list = async (before?: number) => (await desk.signedIn(sana)).events.list(before);
  return {
    ...{ database, desk, sana, list },
    latest: async () => (await list()).events.map((event) => [eventInWords(event), event.place]),
    signIn: async (name: string, typed: string, address: string) =>
      (await desk.visit(undefined, address)).access.signIn(name, typed),
  };
}

describe.each(databaseKinds)("%s", (kind) => {
  test("who came in, from where, and who was kept out", async () => {
    const { signIn, latest, database } = await openEvents(kind);
    await signIn("Sana", password, home);
    await signIn("sana", password, "39.50.200.7");
    for (const guess of ["a", "b", "c"]) await signIn("Sana", guess, cafe);
    await signIn(password, "typed into the wrong field", cafe);
    await signIn("Sana", password, cafe);
    expect(await latest()).toEqual([
      ["Sana signed in", "new"],
      ["A try with a name that isn’t here", ""],
      ["Wrong password for Sana, 3 times", "new"],
      ["Sana signed in", "known"],
      ["Sana signed in", "new"],
      ["Sana has a key now", ""],
    ]);
    const rows = await database.db.selectFrom("desk_events").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(password);
    expect(new Set(rows.map(({ network }) => network))).toEqual(new Set(["192.0", "39.50", "111.68"]));
  });

  test("a wrong try an hour later is another one", async () => {
    const { signIn, latest, desk } = await openEvents(kind);
    await signIn("Sana", "wrong", home);
    desk.wait(61 * 60_000);
    await signIn("Sana", "wrong", home);
    expect((await latest()).map(([words]) => words).slice(0, 2)).toEqual([
      "Wrong password for Sana",
      "Wrong password for Sana",
    ]);
  });

  test("what becomes of keys", async () => {
    const { desk, sana, latest, database } = await openEvents(kind);
    const bilal = await desk.enter("Bilal");
    const { people, signOut } = await desk.signedIn(sana);
    await people.invite("Nadia", password, "packer");
    const { invitations } = await people.list();
    await people.withdraw(invitations[0]?.id ?? "");
    await people.withdraw("gone");
    const bilalsId = (await people.list()).people.find(({ name }) => name === "Bilal")?.id ?? "";
    await people.setRole(bilalsId, "helper", password);
    await (await desk.signedIn(bilal)).people.changePassword(password, "another long password");
    const device = (await people.list()).people.find(({ id }) => id === bilalsId)?.devices[0];
    await people.endDevice(device?.id ?? "");
    await people.endDevice("gone");
    await people.endOthers();
    await people.remove(bilalsId, password);
    await signOut();
    const { db } = database;
    const kinds = await db.selectFrom("desk_events").select(["kind", "person", "actor"]).orderBy("id").execute();
    expect(kinds.map(({ kind, person, actor }) => `${kind} ${person} by ${actor}`)).toEqual([
      "joined Sana by Sana",
      "joined Bilal by Bilal",
      "invited Nadia by Sana",
      "withdrawn Nadia by Sana",
      "role Bilal by Sana",
      "password Bilal by Bilal",
      "ended Bilal by Sana",
      "ended-others Sana by Sana",
      "removed Bilal by Sana",
      "signed-out Sana by Sana",
    ]);
    await expect(latest()).rejects.toThrow("nobody is signed in");
  });

  test("ten at a time, the newest first", async () => {
    const { database, desk, list } = await openEvents(kind);
    const record = createRecordEvent({ database, log: createLog("silent"), now: desk.now });
    for (let count = 1; count <= 21; count++) await record({ kind: "role", person: `${count}`, actor: "Sana" });
    const first = await list();
    const second = await list(first.older);
    const third = await list(second.older);
    expect([first, second, third].map(({ events }) => events.length)).toEqual([10, 10, 2]);
    expect(first.events[0]?.person).toBe("21");
    expect(third.events.at(-1)?.kind).toBe("joined");
    expect(third.older).toBeUndefined();
  });

  test("addresses go after thirty days, events after a year", async () => {
    const { database, desk, signIn } = await openEvents(kind);
    await signIn("Sana", password, home);
    const rows = () => database.db.selectFrom("desk_events").select(["network", "place"]).orderBy("id").execute();
    await forgetOldEvents(database, desk.now() + 30 * day - 1);
    expect((await rows()).at(-1)).toEqual({ network: "39.50", place: "new" });
    await forgetOldEvents(database, desk.now() + 30 * day);
    expect((await rows()).at(-1)).toEqual({ network: null, place: "new" });
    await forgetOldEvents(database, desk.now() + 365 * day);
    expect(await rows()).toEqual([]);
  });

  test("a helper doesn't see them", async () => {
    const { desk, sana } = await openEvents(kind);
    const { people } = await desk.signedIn(sana);
    const bilal = await desk.enter("Bilal");
    const id = (await people.list()).people.find(({ name }) => name === "Bilal")?.id ?? "";
    await people.setRole(id, "helper", password);
    const { events } = await desk.signedIn(bilal);
    expect(() => events.list()).toThrow(expect.objectContaining({ status: 404 }));
  });
});

test("a line of the log has the event by its id, and neither name nor address", async () => {
  const database = await openTestDatabase("sqlite");
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  const record = createRecordEvent({ database, log, now: Date.now });
  await record({ kind: "sign-in", person: "Sana", actor: "Sana" }, { browser: "Firefox", address: home });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: "sign-in", id: 1, browser: "Firefox", place: "", msg: "at the desk" }),
  ]);
  expect(lines.join()).not.toMatch(/39\.50|Sana/);
});

test("a network is the first part of an address", () => {
  expect(networkOf("39.50.1.2")).toBe("39.50");
  expect(networkOf("2407:d000:1:2::/64")).toBe("2407:d000");
  expect(networkOf("unknown")).toBe("unknown");
});
