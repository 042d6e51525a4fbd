import { Form, Link, useNavigation } from "react-router";
import { deskSignInPath } from "../../../shop/desk/desk-paths.ts";
import { quietLink } from "../../ui/button-style.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { CodeFields, codeSentences } from "../way-in/code-fields.tsx";
import { returnParam } from "../way-in/return-path.ts";
import { waitInWords } from "../way-in/wait-in-words.ts";

export type CodeStep = { ticket: string; problem?: "wrong" | { seconds: number } };

/** The second step, for whoever has switched it on. */
export function CodeForm({ to, step }: { to: string; step: CodeStep }) {
  const { state } = useNavigation();
  return (
    <Form method="post" className="mt-2">
      <input type="hidden" name={returnParam} value={to} />
      <input type="hidden" name="ticket" value={step.ticket} />
      <CodeFields problem={sentenceOf(step)} />
      <SubmitButton saving={state !== "idle" && "Signing in"} className="mt-5 w-full">
        Sign in
      </SubmitButton>
      <Link to={deskSignInPath} reloadDocument className={`${quietLink} mt-2`}>
        Sign in as somebody else
      </Link>
    </Form>
  );
}

function sentenceOf({ problem }: CodeStep): string | undefined {
  if (problem === undefined) return undefined;
  return problem === "wrong"
    ? codeSentences.wrong
    : `Too many tries. Wait ${waitInWords(problem.seconds)}, then try again.`;
}
