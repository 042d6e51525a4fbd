import { useEffect } from "react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { parseReturnPath } from "../../../shop/desk-paths.ts";
import { forgetDrafts } from "../components/drafts.ts";
import { returnParam } from "../components/return-path.ts";
import { scrollKey } from "../components/scroll-key.ts";
import { WayIn } from "../components/way-in.tsx";
import { deskContext } from "../desk-context.ts";
import { Help } from "./help.tsx";
import { SignInForm } from "./sign-in-form.tsx";

export const meta = () => [{ title: "Sign in · Desk" }];

export function loader({ url, context }: LoaderFunctionArgs) {
  const to = parseReturnPath(url.searchParams.get(returnParam));
  const { room, door } = context.get(deskContext);
  if (room) throw redirect(to);
  return { to, isOut: url.searchParams.has("out"), picture: door.pictures.signIn };
}

const statusOf = { wrong: 401, slow: 429 } as const;

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const [name, password, to] = ["name", "password", returnParam].map((field) => String(form.get(field) ?? ""));
  const answer = await context.get(deskContext).door.signIn(name ?? "", password ?? "");
  if (answer.ok) return redirect(parseReturnPath(to), { headers: { "Set-Cookie": answer.cookie } });
  const headers = answer.reason === "slow" ? { "Retry-After": String(answer.seconds) } : {};
  return data({ ...answer, name: name ?? "" }, { status: statusOf[answer.reason], headers });
}

export default function SignIn() {
  const { to, isOut, picture } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  useEffect(() => {
    sessionStorage.removeItem(scrollKey);
    // A session that ran out leads here as well, and finds what was typed when it is back.
    if (isOut) forgetDrafts();
  }, [isOut]);
  return (
    <WayIn picture={picture} title="The desk" line="For the people who run the shop." foot={<Help />}>
      <SignInForm to={to} refusal={refusal} />
    </WayIn>
  );
}
