import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { routeRights } from "../../shop/desk/route-rights.ts";
import routes from "./routes.ts";

/** The patterns of all routes below, as the router's middleware gets them. */
function patterns(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = "", children = [] }) => (children.length > 0 ? patterns(children) : [`/${path}`]));
}

test("every address behind the sign-in has a right in the table", () => {
  const [signedIn] = routes;
  const missing = patterns(signedIn?.children ?? []).filter((pattern) => !(pattern in routeRights));
  expect(missing, "to be entered into shop/desk/route-rights.ts").toEqual([]);
  expect(patterns(signedIn?.children ?? [])).toContain("/people");
});
