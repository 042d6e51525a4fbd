import { deskAddress, deskWelcomePath } from "../../shop/desk/desk-paths.ts";
import { parseRole, roleNames } from "../../shop/desk/roles.ts";
import { pakistanTime } from "../../shop/pakistan-days.ts";
import type { Database } from "../database/open-database.ts";
import { fillWithDemo } from "../desk/demo-orders.ts";
import { createRecordEvent } from "../desk/desk-events.ts";
import { createInvitationStore, invitationLife } from "../desk/invitation-store.ts";
import { createPeopleStore } from "../desk/people-store.ts";
import { switchOff } from "../desk/second-factor-store.ts";
import { newId, newSecret } from "../desk/secrets.ts";
import { idleLife, longestLife } from "../desk/session-store.ts";
import { createLog } from "../log.ts";
import { StartError } from "../start-error.ts";
import { readEdition } from "./live-edition.ts";
import { formatTable, printable } from "./table.ts";

type Given = { database: Database; publicUrl: string; argument: string; now: number };

export type DeskCommand = (given: Given) => Promise<void>;

export const deskCommands: ReadonlyMap<string, DeskCommand> = new Map(
  Object.entries({ link, people, remove, "code-off": codeOff, demo }),
);

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** For the list at People and devices. */
function recordAt(database: Database, now: number) {
  return createRecordEvent({ database, log: createLog("silent"), now: () => now });
}

async function link({ database, publicUrl, now }: Given): Promise<void> {
  const secret = newSecret();
  const invitations = createInvitationStore(database);
  const added = await invitations.add({ id: newId(), secret, name: "", role: "owner", invitedBy: "", renews: "", now });
  if (added === "too-many") throw new StartError("Too many links are open. They run out within half an hour.");
  await recordAt(database, now)({ kind: "invited", person: "", actor: "" });
  const minutes = invitationLife / 60_000;
  print(`A key to the desk. This link works once, for ${minutes} minutes:`, "");
  print(publicUrl + deskAddress(deskWelcomePath(secret)));
}

async function people({ database, publicUrl, now }: Given): Promise<void> {
  const store = createPeopleStore(database);
  const everybody = await store.list();
  if (everybody.length === 0) return print("Nobody has a key yet. npm run desk prints a link for one.");
  const sessions = await store.sessions({ usedAfter: now - idleLife, createdAfter: now - longestLife });
  const rows = everybody.map(({ id, name, role, created_at }) => {
    const devices = sessions.filter(({ person_id }) => person_id === id);
    const last = devices[0];
    return [
      name,
      roleNames[parseRole(role)],
      pakistanTime(created_at),
      devices.length,
      last ? pakistanTime(last.used_at) : "–",
    ];
  });
  print(
    formatTable(["Name", "Role", "Key since", "Devices", "Last used"], rows),
    "",
    `The desk: ${publicUrl}${deskAddress("/")}`,
  );
}

async function remove({ database, argument, now }: Given): Promise<void> {
  if (argument === "") throw new StartError("Say whose key: npm run desk remove NAME.");
  const store = createPeopleStore(database);
  const person = await store.findByName(argument);
  const removed = person ? await store.remove(person.id) : "gone";
  if (removed === "gone") throw new StartError(`Nobody called ${printable(argument)} has a key.`);
  if (removed === "last")
    throw new StartError(`${printable(person?.name ?? "")} has the only key. Make another first: npm run desk.`);
  if (removed === "last-owner")
    throw new StartError(`${printable(person?.name ?? "")} is the only owner. Make another first: npm run desk.`);
  await recordAt(database, now)({ kind: "removed", person: person?.name ?? "", actor: "" });
  print(`${printable(person?.name ?? "")} has no key any more.`);
}

/** Leaves the password as it is; resetting that takes a link. */
async function codeOff({ database, argument }: Given): Promise<void> {
  if (argument === "") throw new StartError("Say whose: npm run desk code-off NAME.");
  const person = await createPeopleStore(database).findByName(argument);
  if (!person) throw new StartError(`Nobody called ${printable(argument)} has a key.`);
  if (person.totp_on_at === 0) return print(`${printable(person.name)} isn't asked for a code. Nothing was changed.`);
  await database.transact((trx) => switchOff(trx, person.id));
  print(`${printable(person.name)} isn't asked for a code any more. For a new password: npm run desk.`);
}

/** Never in a shop that has orders: invented ones must not mix with real ones. */
async function demo({ database, publicUrl, now }: Given): Promise<void> {
  const first = await database.db.selectFrom("orders").select("number").limit(1).executeTakeFirst();
  if (first) throw new StartError("This shop has orders already; a trial needs an empty one. Nothing was changed.");
  const count = await fillWithDemo(database, await readEdition(database), now);
  print(`${count} invented orders of the last forty days. Look at them: ${publicUrl}${deskAddress("/")}`);
}
