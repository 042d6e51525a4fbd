import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { fetchPart } from "./fetch-part.ts";

/** The script of each page that was asked for. What has failed stays so: the router doesn't ask twice for a page. */
const asked = new Map<string, Promise<unknown>>();
let anyLost = false;

/** From then on the page that it belongs to comes by a full load alone. */
export const wasScriptLost = (): boolean => anyLost;

/**
 * Stands in for React Router's own (`scripts/own-route-modules.ts`), which loads the page anew when the script of
 * another can't be had: on a line that breaks, a tap, or a finger on a link, would leave her with the browser's error
 * instead of the shop.
 */
export function loadRouteModule(
  { id, module }: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  const load = async () => {
    try {
      loaded[id] ??= await fetchPart(() => import(/* @vite-ignore */ module));
      return loaded[id];
    } catch (error) {
      anyLost = true;
      throw error;
    }
  };
  const coming = load();
  asked.set(id, coming);
  return coming;
}

/** Where data comes and the script doesn't, the router shows an empty page: it is one that couldn't be reached. */
export const needScripts: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  const results = await next();
  await Promise.all(Object.keys(results).map((id) => asked.get(id)));
  return results;
};
