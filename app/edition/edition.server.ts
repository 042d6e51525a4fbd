import { createContext, type RouterContextProvider } from "react-router";
import type { Edition } from "../../catalogue/edition.ts";

/** The edition that a request is answered from; the server sets it. */
export const editionContext = createContext<Edition | null>(null);

/** At build, and while the shop is being developed, nobody sets one: pages are then made from the files. */
export async function editionOf(context: Readonly<RouterContextProvider>): Promise<Edition> {
  return context.get(editionContext) ?? (await import("../../catalogue/file-edition.server.ts")).fileEdition;
}
