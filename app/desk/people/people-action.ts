import { redirect } from "react-router";
import type { ChangePasswordAnswer, DeskPeople, InviteAnswer, RemoveAnswer } from "../../../shop/desk/desk.ts";
import { deskPeoplePath } from "../../../shop/desk/desk-paths.ts";
import { faultSentence } from "../way-in/fault-sentence.ts";
import { ownPasswordField } from "../way-in/own-password.tsx";
import { isUnconfirmed, unconfirmedSentence } from "../way-in/unconfirmed-sentence.ts";

export type PeopleRefusal = {
  what: "invite" | "password" | "remove";
  sentence: string;
  /** It is about `own-password`. */
  isOwnPassword?: boolean;
  /** The name that was typed. */
  name?: string;
};

type Action = (people: DeskPeople, field: (name: string) => string) => Promise<PeopleRefusal | undefined>;

const actions: ReadonlyMap<string, Action> = new Map(
  Object.entries({
    invite: async (people, field) => {
      const name = field("name");
      return inviteRefusal(await people.invite(name, field(ownPasswordField)), name);
    },
    withdraw: async (people, field) => void (await people.withdraw(field("id"))),
    end: async (people, field) => void (await people.endDevice(field("id"))),
    "end-others": async (people) => void (await people.endOthers()),
    remove: async (people, field) => {
      return removeRefusal(await people.remove(field("id"), field(ownPasswordField)));
    },
    password: async (people, field) => {
      const sentence = passwordSentence(await people.changePassword(field("current"), field("password")));
      return sentence === undefined ? undefined : { what: "password", sentence };
    },
  } satisfies Record<string, Action>),
);

/** Redirects to the page, so that a reload doesn't post again. */
export async function changePeople(people: DeskPeople, form: FormData): Promise<Response | PeopleRefusal> {
  const field = (name: string) => String(form.get(name) ?? "");
  const action = actions.get(field("do"));
  if (!action) throw new Response(null, { status: 400 });
  const refusal = await action(people, field);
  return refusal ?? redirect(field("do") === "password" ? `${deskPeoplePath}?changed` : deskPeoplePath);
}

const inviteSentences = {
  "name-missing": "Say whom the link is for.",
  "name-long": faultSentence("name-long"),
  "is-me": "That is you. Change your password below.",
  above: "You were invited by, or through, somebody of this name: a new password for her isn’t yours to give.",
  "too-many": "Too many links are open. Withdraw some of them first.",
} as const;

function inviteRefusal(answer: InviteAnswer, name: string): PeopleRefusal | undefined {
  if (answer.ok) return undefined;
  if (isUnconfirmed(answer))
    return { what: "invite", sentence: unconfirmedSentence(answer), isOwnPassword: true, name };
  return { what: "invite", sentence: inviteSentences[answer.reason], name };
}

function removeRefusal(answer: RemoveAnswer): PeopleRefusal | undefined {
  if (answer.ok || answer.reason === "gone") return undefined;
  if (isUnconfirmed(answer)) return { what: "remove", sentence: unconfirmedSentence(answer), isOwnPassword: true };
  return { what: "remove", sentence: removeSentences[answer.reason] };
}

const removeSentences = {
  last: "You have the only key. Invite somebody first.",
  above: "You were invited by, or through, her: her key isn’t yours to take.",
} as const;

function passwordSentence(answer: ChangePasswordAnswer): string | undefined {
  if (answer.ok) return undefined;
  if (answer.reason === "wrong") return "That isn’t your password now. Look at it and try again.";
  if (answer.reason === "slow") return unconfirmedSentence(answer);
  return faultSentence(answer.faults[0]);
}
