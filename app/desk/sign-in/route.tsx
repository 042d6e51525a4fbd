import { useEffect } from "react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import type { DeskAccess, LetIn, TooFast } from "../../../shop/desk/desk.ts";
import { parseReturnPath } from "../../../shop/desk/desk-paths.ts";
import { deskContext } from "../desk-context.ts";
import { forgetDrafts } from "../editor/drafts.ts";
import { codeIn } from "../way-in/code-fields.tsx";
import { cookiesOf } from "../way-in/cookies-of.ts";
import { returnParam } from "../way-in/return-path.ts";
import { scrollKey } from "../way-in/scroll-key.ts";
import { WayIn } from "../way-in/way-in.tsx";
import { CodeForm, type CodeStep } from "./code-form.tsx";
import { CodeHelp, Help } from "./help.tsx";
import { type Refusal, SignInForm } from "./sign-in-form.tsx";

export const meta = () => [{ title: "Sign in · Desk" }];

export function loader({ url, context }: LoaderFunctionArgs) {
  const to = parseReturnPath(url.searchParams.get(returnParam));
  const { signedIn, access } = context.get(deskContext);
  if (signedIn) throw redirect(to);
  return { to, isOut: url.searchParams.has("out"), picture: access.pictures.signIn };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { access } = context.get(deskContext);
  return form.has("ticket") ? signInWithCode(access, form) : signIn(access, form);
}

/** As it is refused, or goes on to the second step. */
type Answered = { refusal?: Refusal; step?: CodeStep };

async function signIn(access: DeskAccess, form: FormData) {
  const name = String(form.get("name") ?? "");
  const answer = await access.signIn(name, String(form.get("password") ?? ""));
  if (answer.ok) return enter(answer, form);
  if (answer.reason === "code") return data<Answered>({ step: { ticket: answer.ticket } });
  return data<Answered>({ refusal: { ...answer, name } }, refused(answer));
}

async function signInWithCode(access: DeskAccess, form: FormData) {
  const ticket = String(form.get("ticket"));
  const answer = await access.signInWithCode(ticket, codeIn(form));
  if (answer.ok) return enter(answer, form);
  if (answer.reason === "gone") return data<Answered>({ refusal: { reason: "gone", name: "" } }, refused(answer));
  return data<Answered>({ step: { ticket, problem: answer.reason === "slow" ? answer : "wrong" } }, refused(answer));
}

function enter(letIn: LetIn, form: FormData): Response {
  return redirect(parseReturnPath(String(form.get(returnParam) ?? "")), { headers: cookiesOf(letIn) });
}

function refused(answer: { reason: "wrong" | "gone" } | TooFast): ResponseInit {
  if (answer.reason !== "slow") return { status: 401 };
  return { status: 429, headers: { "Retry-After": String(answer.seconds) } };
}

export default function SignIn() {
  const { to, isOut, picture } = useLoaderData<typeof loader>();
  const { refusal, step } = useActionData<typeof action>() ?? {};
  useEffect(() => {
    sessionStorage.removeItem(scrollKey);
    // A session that ran out leads here as well, and finds what was typed when it is back.
    if (isOut) forgetDrafts();
  }, [isOut]);
  if (step)
    return (
      <WayIn
        picture={picture}
        title="One more step"
        line="Your password is right. Now the code that the app on your phone shows."
        foot={<CodeHelp />}
      >
        <CodeForm to={to} step={step} />
      </WayIn>
    );
  return (
    <WayIn picture={picture} title="The desk" line="For the people who run the shop." foot={<Help />}>
      <SignInForm to={to} refusal={refusal} />
    </WayIn>
  );
}
