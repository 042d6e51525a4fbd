import { redirect } from "react-router";
import type {
  ChangePasswordAnswer,
  DeskPeople,
  InviteAnswer,
  RemoveAnswer,
  RoleAnswer,
} from "../../../shop/desk/desk.ts";
import { deskPeoplePath } from "../../../shop/desk/desk-paths.ts";
import { type Role, roles } from "../../../shop/desk/roles.ts";
import { faultSentence } from "../way-in/fault-sentence.ts";
import { ownPasswordField } from "../way-in/own-password.tsx";
import { isUnconfirmed, unconfirmedSentence } from "../way-in/unconfirmed-sentence.ts";

export type PeopleRefusal = {
  what: "invite" | "password" | "remove" | "role";
  sentence: string;
  /** It is about `own-password`. */
  isOwnPassword?: boolean;
  /** The name that was typed. */
  name?: string;
  /** Whose role, and which was wanted; or that of the invitation. */
  id?: string;
  role?: Role;
};

type Field = (name: string) => string;
type Action = (people: DeskPeople, field: Field) => Promise<Response | PeopleRefusal | undefined>;

const actions: ReadonlyMap<string, Action> = new Map(
  Object.entries({
    invite: async (people, field) => {
      const typed = { name: field("name"), role: roleIn(field) };
      return inviteRefusal(await people.invite(typed.name, field(ownPasswordField), typed.role), typed);
    },
    withdraw: async (people, field) => void (await people.withdraw(field("id"))),
    end: async (people, field) => void (await people.endDevice(field("id"))),
    "end-others": async (people) => void (await people.endOthers()),
    remove: async (people, field) => {
      return removeRefusal(await people.remove(field("id"), field(ownPasswordField)));
    },
    role: async (people, field) => {
      const [id, role] = [field("id"), roleIn(field)];
      const answer = await people.setRole(id, role, field(ownPasswordField));
      if (!answer.ok) return roleRefusal(answer, id, role);
      return redirect(`${deskPeoplePath}?${new URLSearchParams({ "role-of": id, was: answer.was })}`);
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

/** Helper, where the form didn't say. */
function roleIn(field: Field): Role {
  return roles.find((role) => role === field("role")) ?? "helper";
}

const inviteSentences = {
  "name-missing": "Say whom the link is for.",
  "name-long": faultSentence("name-long"),
  "is-me": "That is you. Change your password below.",
  above: "You were invited by, or through, somebody of this name: a new password for her isn’t yours to give.",
  "too-many": "Too many links are open. Withdraw some of them first.",
} as const;

function inviteRefusal(answer: InviteAnswer, typed: { name: string; role: Role }): PeopleRefusal | undefined {
  if (answer.ok) return undefined;
  if (isUnconfirmed(answer))
    return { what: "invite", sentence: unconfirmedSentence(answer), isOwnPassword: true, ...typed };
  return { what: "invite", sentence: inviteSentences[answer.reason], ...typed };
}

function roleRefusal(answer: RoleAnswer & { ok: false }, id: string, role: Role): PeopleRefusal | undefined {
  if (answer.reason === "gone") return undefined;
  if (isUnconfirmed(answer))
    return { what: "role", sentence: unconfirmedSentence(answer), isOwnPassword: true, id, role };
  return { what: "role", sentence: roleSentences[answer.reason], id };
}

const oneOwner = "The shop needs one owner.";

const roleSentences = {
  "last-owner": oneOwner,
  above: "You were invited by, or through, her: what she may do isn’t yours to change.",
} as const;

function removeRefusal(answer: RemoveAnswer): PeopleRefusal | undefined {
  if (answer.ok || answer.reason === "gone") return undefined;
  if (isUnconfirmed(answer)) return { what: "remove", sentence: unconfirmedSentence(answer), isOwnPassword: true };
  return { what: "remove", sentence: removeSentences[answer.reason] };
}

const removeSentences = {
  "last-owner": oneOwner,
  last: "You have the only key. Invite somebody first.",
  above: "You were invited by, or through, her: her key isn’t yours to take.",
} as const;

function passwordSentence(answer: ChangePasswordAnswer): string | undefined {
  if (answer.ok) return undefined;
  if (answer.reason === "wrong") return "That isn’t your password now. Look at it and try again.";
  if (answer.reason === "slow") return unconfirmedSentence(answer);
  return faultSentence(answer.faults[0]);
}
