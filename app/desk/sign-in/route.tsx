import { useEffect } from "react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import type { DeskDoor, LetIn, TooFast } from "../../../shop/desk/desk.ts";
import { parseReturnPath } from "../../../shop/desk/desk-paths.ts";
import { deskContext } from "../desk-context.ts";
import { dropAllDrafts } from "../editor/drafts.ts";
import { codeIn } from "../way-in/code-fields.tsx";
import { cookieHeaders } from "../way-in/cookie-headers.ts";
import { returnParam } from "../way-in/return-path.ts";
import { scrollKey } from "../way-in/scroll-key.ts";
import { SignInLayout } from "../way-in/sign-in-layout.tsx";
import { CodeForm, type CodePrompt } from "./code-form.tsx";
import { CodeHelp, Help } from "./help.tsx";
import { SignInForm, type SignInRefusal } from "./sign-in-form.tsx";

export const meta = () => [{ title: "Sign in · Desk" }];

export function loader({ url, context }: LoaderFunctionArgs) {
  const to = parseReturnPath(url.searchParams.get(returnParam));
  const { room, door } = context.get(deskContext);
  if (room) throw redirect(to);
  return { to, isOut: url.searchParams.has("out"), picture: door.pictures.signIn };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { door } = context.get(deskContext);
  return form.has("ticket") ? signInWithCode(door, form) : signIn(door, form);
}

/** Refused, or the second factor is asked for. */
type Answered = { refusal?: SignInRefusal; prompt?: CodePrompt };

async function signIn(door: DeskDoor, form: FormData) {
  const name = String(form.get("name") ?? "");
  const answer = await door.signIn(name, String(form.get("password") ?? ""));
  if (answer.ok) return enter(answer, form);
  if (answer.reason === "code") return data<Answered>({ prompt: { ticket: answer.ticket } });
  return data<Answered>({ refusal: { ...answer, name } }, refused(answer));
}

async function signInWithCode(door: DeskDoor, form: FormData) {
  const ticket = String(form.get("ticket"));
  const answer = await door.signInWithCode(ticket, codeIn(form));
  if (answer.ok) return enter(answer, form);
  if (answer.reason === "gone") return data<Answered>({ refusal: { reason: "gone", name: "" } }, refused(answer));
  return data<Answered>({ prompt: { ticket, problem: answer.reason === "slow" ? answer : "wrong" } }, refused(answer));
}

function enter(letIn: LetIn, form: FormData): Response {
  return redirect(parseReturnPath(String(form.get(returnParam) ?? "")), { headers: cookieHeaders(letIn) });
}

function refused(answer: { reason: "wrong" | "gone" } | TooFast): ResponseInit {
  if (answer.reason !== "slow") return { status: 401 };
  return { status: 429, headers: { "Retry-After": String(answer.seconds) } };
}

export default function SignIn() {
  const { to, isOut, picture } = useLoaderData<typeof loader>();
  const { refusal, prompt } = useActionData<typeof action>() ?? {};
  useEffect(() => {
    sessionStorage.removeItem(scrollKey);
    // Drafts stay where a session ran out.
    if (isOut) dropAllDrafts();
  }, [isOut]);
  if (prompt)
    return (
      <SignInLayout
        picture={picture}
        title="One more step"
        line="Your password is right. Now the code that the app on your phone shows."
        foot={<CodeHelp />}
      >
        <CodeForm to={to} prompt={prompt} />
      </SignInLayout>
    );
  return (
    <SignInLayout picture={picture} title="The desk" line="For the people who run the shop." foot={<Help />}>
      <SignInForm to={to} refusal={refusal} />
    </SignInLayout>
  );
}
