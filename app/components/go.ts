import { createContext, use } from "react";
import type { NavigateFunction, NavigateOptions } from "react-router";

type Go = (to: string, options?: NavigateOptions) => ReturnType<NavigateFunction>;

/** Without the router a page is loaded. */
export const GoContext = createContext<Go>((to) => window.location.assign(to));

/** Leads to another page of the shop. It is always the same: who uses it isn't drawn anew with the router's steps. */
export function useGo(): Go {
  return use(GoContext);
}
