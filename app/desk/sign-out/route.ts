import { type ActionFunctionArgs, redirect } from "react-router";
import { deskTodayPath } from "../../../shop/desk/desk-paths.ts";
import { deskContext } from "../desk-context.ts";
import { signedOutPath } from "../way-in/return-path.ts";

export function loader() {
  return redirect(deskTodayPath);
}

/** For shared phones: ends the session and clears its cookie and the browser's cache. */
export async function action({ context }: ActionFunctionArgs) {
  const { signedIn } = context.get(deskContext);
  const headers = new Headers({ "Clear-Site-Data": '"cache"' });
  if (signedIn) headers.append("Set-Cookie", await signedIn.signOut());
  return redirect(signedOutPath, { headers });
}
