import { parseRole, roleNames } from "./roles.ts";

/** What is written down of who comes in, and of what becomes of keys. */
export const deskEventKinds = [
  "sign-in",
  "wrong-password",
  "wrong-code",
  "joined",
  "renewed",
  "invited",
  "asked-to-renew",
  "withdrawn",
  "role",
  "removed",
  "ended",
  "ended-others",
  "signed-out",
  "password",
] as const;
export type DeskEventKind = (typeof deskEventKinds)[number];

export type DeskEvent = {
  id: number;
  /** Of wrong tries, the first of them. */
  at: number;
  kind: DeskEventKind;
  /** Whom it is about; "" where nobody here has the name that was typed. */
  person: string;
  /** Who did it; "" for the command line. */
  actor: string;
  browser: string;
  /** Of "role" and "invited" the role, of "ended" the device. */
  detail: string;
  /** Whether whoever did it had signed in from that network within thirty days; "" where it isn't known. */
  place: "known" | "new" | "";
  /** Wrong tries within an hour are one. */
  times: number;
};

/** The port of the list at People and devices. */
export type DeskEvents = {
  /** The newest, or those before the event with this id; `older` is where the next ones begin. */
  list(before?: number): Promise<{ events: readonly DeskEvent[]; older: number | undefined }>;
};

const machine = "Where the shop runs";

const words: Readonly<Record<DeskEventKind, (event: DeskEvent) => string>> = {
  "sign-in": ({ person }) => `${person} signed in`,
  "wrong-password": ({ person }) => (person ? `Wrong password for ${person}` : "A try with a name that isn’t here"),
  "wrong-code": ({ person }) => `Right password for ${person}, wrong code`,
  joined: ({ person }) => `${person} has a key now`,
  renewed: ({ person }) => `${person} chose a new password by a link`,
  invited: ({ actor, person, detail }) =>
    actor === "" ? `${machine}, a link was made` : `${actor} invited ${person} as ${roleNames[parseRole(detail)]}`,
  "asked-to-renew": ({ actor, person }) => `${actor} made ${person} a link for a new password`,
  withdrawn: ({ actor, person }) => `${actor} withdrew ${person ? `${person}’s` : "a"} link`,
  role: ({ actor, person, detail }) => `${actor} made ${person} ${roleNames[parseRole(detail)]}`,
  removed: ({ actor, person }) => {
    if (actor === "") return `${machine}, ${person}’s key was taken away`;
    return actor === person ? `${person} gave the key back` : `${actor} took ${person}’s key away`;
  },
  ended: ({ actor, person, detail }) =>
    `${actor} ended ${actor === person ? "another device" : `a device of ${person}`}${detail ? `, ${detail}` : ""}`,
  "ended-others": ({ person }) => `${person} ended all other devices`,
  "signed-out": ({ person }) => `${person} signed out`,
  password: ({ person }) => `${person} changed the password`,
};

/** "Wrong password for Sana, 4 times" */
export function eventInWords(event: DeskEvent): string {
  return words[event.kind](event) + (event.times > 1 ? `, ${event.times} times` : "");
}

const places = { known: "from a network used before", new: "from a new network", "": "" } as const;

/** "Chrome on Android, from a new network": a network is all that an address tells. */
export function eventDevice({ browser, place }: DeskEvent): string {
  return [browser, places[place]].filter(Boolean).join(", ");
}

export function isWrongTry(kind: DeskEventKind): boolean {
  return kind === "wrong-password" || kind === "wrong-code";
}

/** What deserves a look: wrong tries, and whoever came in from somewhere else than before. */
export function needsALook({ kind, place }: DeskEvent): boolean {
  return isWrongTry(kind) || (place === "new" && (kind === "sign-in" || kind === "renewed"));
}
