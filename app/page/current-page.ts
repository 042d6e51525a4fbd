import { createContext, use } from "react";

export type CurrentPage = {
  /** The page's own path. */
  path: string;
  /** The path of the listing that it belongs to, as a product's page does. */
  listing?: string | undefined;
};

export const CurrentPageContext = createContext<CurrentPage>({ path: "" });

/** The value of `aria-current` for a link: this page, the listing that it belongs to, or neither. */
export function useAriaCurrent(): (path: string) => "page" | "true" | undefined {
  const here = use(CurrentPageContext);
  return (path) => (path === here.path ? "page" : path === here.listing ? "true" : undefined);
}
