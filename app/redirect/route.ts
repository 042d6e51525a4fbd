import { redirect } from "react-router";
import { redirects } from "../../shop/paths.ts";
import type { Route } from "./+types/route";

/**
 * Addresses of the old shop that people may have saved or shared. The route's own path is asked, not the address:
 * that may be spelt in capitals or encoded and still lead here.
 */
export function loader({ pattern, url }: Route.LoaderArgs) {
  const target = redirects[`/${pattern}`];
  if (!target) throw new Error(`Nothing leads on from /${pattern}`);
  return redirect(`${target}${url.search}`, 301);
}
