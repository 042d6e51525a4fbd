import { parseJson } from "../../shop/record.ts";

/**
 * What only this tab knows and a reload must not lose. The browser may forbid its storage, or have no room in it:
 * then it lasts as long as the page.
 */
const refused = new Map<string, string | null>();

function read(name: string): string | null {
  const here = refused.get(name);
  if (here !== undefined) return here;
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Undefined where there is nothing, or nothing that could be read. */
export function readTab(name: string): unknown {
  return parseJson(read(name) ?? "null") ?? undefined;
}

export function writeTab(name: string, value: unknown): void {
  const text = value === undefined ? null : JSON.stringify(value);
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
    refused.delete(name);
  } catch {
    refused.set(name, text);
  }
}
