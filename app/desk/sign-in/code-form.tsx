import { Form, Link, useNavigation } from "react-router";
import { deskSignInPath } from "../../../shop/desk/desk-paths.ts";
import { quietLink } from "../../ui/button-style.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { CodeFields, codeSentences } from "../way-in/code-fields.tsx";
import { returnParam } from "../way-in/return-path.ts";
import { tooManyTries } from "../way-in/too-many-tries.ts";

export type CodePrompt = { ticket: string; problem?: "wrong" | { seconds: number } };

/** Asks for the second factor, where it is switched on. */
export function CodeForm({ to, prompt }: { to: string; prompt: CodePrompt }) {
  const { state } = useNavigation();
  return (
    <Form method="post" className="mt-2">
      <input type="hidden" name={returnParam} value={to} />
      <input type="hidden" name="ticket" value={prompt.ticket} />
      <CodeFields problem={sentenceOf(prompt)} />
      <SubmitButton saving={state !== "idle" && "Signing in"} className="mt-5 w-full">
        Sign in
      </SubmitButton>
      <Link to={deskSignInPath} reloadDocument className={`${quietLink} mt-2`}>
        Sign in as somebody else
      </Link>
    </Form>
  );
}

function sentenceOf({ problem }: CodePrompt): string | undefined {
  if (problem === undefined) return undefined;
  return problem === "wrong" ? codeSentences.wrong : tooManyTries(problem.seconds);
}
