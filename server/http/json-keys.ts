/** Strings and punctuation; numbers and literals don't matter here. */
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],]/g;

/**
 * Whether an object in this well-formed JSON has a duplicate key, or `__proto__`. `JSON.parse` takes the last of two;
 * a proxy or a log in front may have taken the first. An order that can be read in two ways is refused.
 */
export function hasAmbiguousKeys(json: string): boolean {
  const open: (Set<string> | undefined)[] = [];
  let expectsKey = false;
  for (const [token] of json.matchAll(tokens)) {
    if (token === "{" || token === "[") open.push(token === "{" ? new Set() : undefined);
    else if (token === "}" || token === "]") open.pop();
    const keys = open.at(-1);
    if (token.startsWith('"') && expectsKey && keys) {
      const key = String(JSON.parse(token));
      if (key === "__proto__" || keys.has(key)) return true;
      keys.add(key);
    }
    expectsKey = (token === "{" || token === ",") && keys !== undefined;
  }
  return false;
}
