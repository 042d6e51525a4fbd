import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { deskTodayPath } from "../../../shop/desk/desk-paths.ts";
import { deskContext } from "../desk-context.ts";
import { codeIn } from "../way-in/code-fields.tsx";
import { cookieHeaders } from "../way-in/cookie-headers.ts";
import { SignInLayout } from "../way-in/sign-in-layout.tsx";
import { LinkGone } from "./link-gone.tsx";
import { WelcomeForm } from "./welcome-form.tsx";

export const meta = () => [{ title: "Your key · Desk" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { door } = context.get(deskContext);
  const invitation = await door.invitation(params.token ?? "");
  return data({ invitation, picture: door.pictures.welcome }, { status: invitation ? 200 : 410 });
}

const statusOf = { gone: 410, busy: 503, faults: 422, "code-missing": 422, "code-wrong": 422, slow: 429 } as const;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const name = String(form.get("name") ?? "");
  const { door } = context.get(deskContext);
  const answer = await door.accept(params.token ?? "", name, String(form.get("password") ?? ""), codeIn(form));
  if (answer.ok) return redirect(deskTodayPath, { headers: cookieHeaders(answer) });
  return data({ ...answer, name }, { status: statusOf[answer.reason] });
}

export default function Welcome() {
  const { invitation, picture } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  if (!invitation) return <LinkGone picture={picture} />;
  const { minutesLeft, renews, name } = invitation;
  const minutes = minutesLeft === 1 ? "minute" : `${minutesLeft} minutes`;
  return (
    <SignInLayout
      picture={picture}
      title={renews ? `A new password, ${name}` : "Your key to the desk"}
      line={`${renews ? "Choose a password" : "Choose a name and a password"} to sign in with. This link works once, for another ${minutes}.`}
      foot="You stay signed in on this device for 14 days after you last used it. End that at any time under People and devices."
    >
      <WelcomeForm invitation={invitation} refusal={refusal} />
    </SignInLayout>
  );
}
