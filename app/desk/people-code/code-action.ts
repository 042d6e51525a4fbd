import { redirect } from "react-router";
import type { DeskSecondFactor } from "../../../shop/desk/desk.ts";
import { deskCodePath } from "../../../shop/desk/desk-paths.ts";
import { codeSentences } from "../way-in/code-fields.tsx";
import { ownPasswordField } from "../way-in/own-password.tsx";
import { unconfirmedSentence } from "../way-in/unconfirmed-sentence.ts";
import { waitInWords } from "../way-in/wait-in-words.ts";
import { tooLate } from "./code-off.tsx";

/** Recovery codes are the answer itself: they are shown this once. */
export type CodeAnswer = { codes: readonly string[] } | { what: "begin" | "on" | "codes" | "off"; sentence: string };

type Work = (factor: DeskSecondFactor, field: (name: string) => string) => Promise<CodeAnswer | undefined>;

const works: ReadonlyMap<string, Work> = new Map(
  Object.entries({
    begin: async (factor, field) => {
      const answer = await factor.begin(field(ownPasswordField));
      return answer.ok ? undefined : { what: "begin", sentence: unconfirmedSentence(answer) };
    },
    on: async (factor, field) => {
      const answer = await factor.switchOn(field("code"));
      if (answer.ok) return { codes: answer.codes };
      if (answer.reason === "gone") throw redirect(`${deskCodePath}?${tooLate}`);
      const wait = answer.reason === "slow" && `Too many tries. Wait ${waitInWords(answer.seconds)}, then try again.`;
      return { what: "on", sentence: wait || codeSentences.wrong };
    },
    codes: async (factor, field) => {
      const answer = await factor.renewCodes(field(ownPasswordField));
      return answer.ok ? { codes: answer.codes } : { what: "codes", sentence: unconfirmedSentence(answer) };
    },
    off: async (factor, field) => {
      const answer = await factor.switchOff(field(ownPasswordField));
      return answer.ok ? undefined : { what: "off", sentence: unconfirmedSentence(answer) };
    },
  } satisfies Record<string, Work>),
);

export async function changeCode(factor: DeskSecondFactor, form: FormData): Promise<Response | CodeAnswer> {
  const field = (name: string) => String(form.get(name) ?? "");
  const work = works.get(field("do"));
  if (!work) throw new Response(null, { status: 400 });
  return (await work(factor, field)) ?? redirect(deskCodePath);
}
