import { redirect } from "react-router";
import { redirects } from "../../shop/paths.ts";
import type { Route } from "./+types/route";

/** Addresses of the old shop that people may have saved or shared. */
export function loader({ url }: Route.LoaderArgs) {
  const { pathname, search } = url;
  const target = redirects[pathname as keyof typeof redirects];
  return redirect(`${target}${search}`, 301);
}
