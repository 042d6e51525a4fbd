import { fits, type Shape } from "../../shop/shape.ts";

/**
 * An answer in the shape that this page's components know. One of another shape comes from another release, and counts
 * as none; the next page that is opened brings its own scripts.
 */
export async function fetchJson<T>(address: string, shape: Shape<T>, init: RequestInit = {}): Promise<T> {
  const response = await fetch(address, init);
  const answer: unknown = response.ok && (await response.json());
  if (fits(answer, shape)) return answer;
  throw new Error(`The shop answered ${response.status} at ${address}`);
}
