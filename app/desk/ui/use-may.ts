import { useRouteLoaderData } from "react-router";
import { may, type Right, type Role } from "../../../shop/desk/roles.ts";

/** Whether the person who is signed in may do this, as the layout's loader knows: for what a screen offers. */
export function useMay(right: Right): boolean {
  const layout = useRouteLoaderData<{ role: Role }>("layout/route");
  return layout !== undefined && may(layout.role, right);
}
