import { redirect } from "react-router";
import type { ChangePasswordAnswer, DeskPeople } from "../../../shop/desk.ts";
import { deskPeoplePath } from "../../../shop/desk-paths.ts";
import { faultSentence } from "../components/fault-sentence.ts";
import { waitInWords } from "../components/wait-in-words.ts";

export type Refusal = { what: "invite" | "password" | "remove"; sentence: string };

type Work = (people: DeskPeople, field: (name: string) => string) => Promise<Refusal | undefined>;

const works: ReadonlyMap<string, Work> = new Map(
  Object.entries({
    invite: async (people, field) => {
      const answer = await people.invite(field("name"));
      return answer.ok ? undefined : { what: "invite", sentence: inviteSentences[answer.reason] };
    },
    withdraw: async (people, field) => void (await people.withdraw(field("id"))),
    end: async (people, field) => void (await people.endDevice(field("id"))),
    "end-others": async (people) => void (await people.endOthers()),
    remove: async (people, field) => {
      const answer = await people.remove(field("id"));
      if (answer.ok || answer.reason === "gone") return undefined;
      return { what: "remove", sentence: "You have the only key. Invite somebody first." };
    },
    password: async (people, field) => {
      const sentence = passwordSentence(await people.changePassword(field("current"), field("password")));
      return sentence === undefined ? undefined : { what: "password", sentence };
    },
  } satisfies Record<string, Work>),
);

/** What a button of the page asks for. Done, or gone already: the page is shown anew, so that a reload does nothing. */
export async function doInPeople(people: DeskPeople, form: FormData): Promise<Response | Refusal> {
  const field = (name: string) => String(form.get(name) ?? "");
  const work = works.get(field("do"));
  if (!work) throw new Response(null, { status: 400 });
  const refusal = await work(people, field);
  return refusal ?? redirect(field("do") === "password" ? `${deskPeoplePath}?changed` : deskPeoplePath);
}

const inviteSentences = {
  "name-missing": "Say whom the link is for.",
  "name-long": faultSentence("name-long"),
  "too-many": "Too many links are open. Withdraw some of them first.",
} as const;

function passwordSentence(answer: ChangePasswordAnswer): string | undefined {
  if (answer.ok) return undefined;
  if (answer.reason === "wrong") return "That isn’t your password now. Look at it and try again.";
  if (answer.reason === "slow") return `Too many tries. Wait ${waitInWords(answer.seconds)}, then try again.`;
  return faultSentence(answer.faults[0]);
}
