import type { DeskAlert } from "../push/push-news.ts";
import { deskOrdersPath, deskTodayPath } from "./desk-paths.ts";

/** What the seller is told of until it is over. */
export const alertKinds = ["mail", "shopper-mail", "backup", "disk", "certificate", "release"] as const;
export type AlertKind = (typeof alertKinds)[number];

/** `detail`, by kind: "no keys"; what the failed backup or release said; the day on which the certificate ends. */
export type AlertText = { kind: AlertKind; detail: string };

export type Alert = AlertText & { beganAt: number };

/** The port of the line on every page of the desk. */
export type DeskAlerts = { list(): Promise<readonly Alert[]> };

type Words = {
  title: string | ((detail: string) => string);
  todo: (detail: string) => string;
  over: string;
};

const lookAtEmailJs =
  "Open dashboard.emailjs.com: is the mailbox still connected, and is the month’s quota used up? What waits is sent by itself as soon as it can be.";

const helper = "Ask whoever looks after the shop’s machine";

const words: Readonly<Record<AlertKind, Words>> = {
  mail: {
    title: "E-mails about orders don’t get through",
    todo: (detail) =>
      detail === "no keys"
        ? `No order is lost, all of them stand here. The shop has no keys for its e-mail service. ${helper} to enter them: sudo sh deploy/install EMAILJS_PUBLIC_KEY=…`
        : `No order is lost, all of them stand here. ${lookAtEmailJs}`,
    over: "E-mails about orders get through again",
  },
  "shopper-mail": {
    title: "E-mails to shoppers don’t get through",
    todo: (detail) =>
      detail === "no keys"
        ? `Their orders’ pages tell them all the same. The shop has no keys for its e-mail service. ${helper} to enter them: sudo sh deploy/install EMAILJS_PUBLIC_KEY=…`
        : `Their orders’ pages tell them all the same; write on WhatsApp what can’t wait. ${lookAtEmailJs}`,
    over: "E-mails to shoppers get through again",
  },
  backup: {
    title: (detail) => (detail === "" ? "There is no backup of today" : "The last backup didn’t work"),
    todo: () =>
      `The shop goes on. But if its machine broke now, everything since the last backup would be lost. ${helper} to try: sudo naqsh backup`,
    over: "The shop is backed up again",
  },
  disk: {
    title: "The shop’s disk is nearly full",
    todo: () =>
      `A shop with a full disk takes no orders. ${helper} to make room, or to rent a larger disk: sudo naqsh doctor says how.`,
    over: "The shop’s disk has room again",
  },
  certificate: {
    title: "The shop’s certificate is running out",
    todo: (day) =>
      `It should have renewed itself. From ${day} on, browsers warn shoppers of the shop. ${helper} to look: sudo naqsh doctor says what is in the way.`,
    over: "The shop’s certificate is renewed",
  },
  release: {
    title: "A new version of the shop didn’t work",
    todo: () =>
      `Nothing is lost: the shop goes on with the version before. Tell whoever looks after it. This is over with the next version that works.`,
    over: "The new version of the shop works",
  },
};

export function alertTitle({ kind, detail }: AlertText): string {
  const { title } = words[kind];
  return typeof title === "string" ? title : title(detail);
}

export function alertTodo({ kind, detail }: AlertText): string {
  return words[kind].todo(detail);
}

/** What the machine said, for whoever mends it. */
export function alertSaid({ kind, detail }: AlertText): string | undefined {
  return (kind === "backup" || kind === "release") && detail !== "" ? detail : undefined;
}

/** The e-mails that wait stand in a list. */
export function alertPath(kind: AlertKind): string | undefined {
  return isAboutMail(kind) ? `${deskOrdersPath}?work=mail` : undefined;
}

/** Told by push and at the desk alone. */
export function isAboutMail(kind: AlertKind): boolean {
  return kind === "mail" || kind === "shopper-mail";
}

/** As a notification. */
export function alertNews(alert: AlertText, state: "began" | "over"): DeskAlert {
  const path = alertPath(alert.kind) ?? deskTodayPath;
  const about = alert.kind;
  if (state === "over") return { about, title: words[about].over, body: "Nothing is left to do.", path };
  return { about, title: alertTitle(alert), body: alertTodo(alert), path };
}

/** As an e-mail; the title goes where templates have their subject. */
export function alertMail(alert: AlertText, state: "began" | "over"): { title: string; text: string } {
  const { title, body } = alertNews(alert, state);
  const said = state === "began" ? alertSaid(alert) : undefined;
  return { title, text: `${[`${title}.`, body, ...(said ? [`It said: ${said}`] : [])].join("\n\n")}\n` };
}
