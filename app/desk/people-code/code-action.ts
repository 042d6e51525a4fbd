import { redirect } from "react-router";
import type { DeskSecondFactor } from "../../../shop/desk/desk.ts";
import { deskCodePath } from "../../../shop/desk/desk-paths.ts";
import { codeSentences } from "../way-in/code-fields.tsx";
import { ownPasswordField } from "../way-in/own-password.tsx";
import { tooManyTries } from "../way-in/too-many-tries.ts";
import { unconfirmedSentence } from "../way-in/unconfirmed-sentence.ts";
import { tooLate } from "./code-off.tsx";

/** Recovery codes are shown once, in the answer to the form that made them. */
export type CodeAnswer = { codes: readonly string[] } | { what: "begin" | "on" | "codes" | "off"; sentence: string };

type Action = (factor: DeskSecondFactor, field: (name: string) => string) => Promise<CodeAnswer | undefined>;

const actions: ReadonlyMap<string, Action> = new Map(
  Object.entries({
    begin: async (factor, field) => {
      const answer = await factor.begin(field(ownPasswordField));
      return answer.ok ? undefined : { what: "begin", sentence: unconfirmedSentence(answer) };
    },
    on: async (factor, field) => {
      const answer = await factor.switchOn(field("code"));
      if (answer.ok) return { codes: answer.codes };
      if (answer.reason === "gone") throw redirect(`${deskCodePath}?${tooLate}`);
      return { what: "on", sentence: answer.reason === "slow" ? tooManyTries(answer.seconds) : codeSentences.wrong };
    },
    codes: async (factor, field) => {
      const answer = await factor.renewCodes(field(ownPasswordField));
      return answer.ok ? { codes: answer.codes } : { what: "codes", sentence: unconfirmedSentence(answer) };
    },
    off: async (factor, field) => {
      const answer = await factor.switchOff(field(ownPasswordField));
      return answer.ok ? undefined : { what: "off", sentence: unconfirmedSentence(answer) };
    },
  } satisfies Record<string, Action>),
);

export async function changeSecondFactor(factor: DeskSecondFactor, form: FormData): Promise<Response | CodeAnswer> {
  const field = (name: string) => String(form.get(name) ?? "");
  const action = actions.get(field("do"));
  if (!action) throw new Response(null, { status: 400 });
  return (await action(factor, field)) ?? redirect(deskCodePath);
}
