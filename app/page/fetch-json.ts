import { fits, type Shape } from "../../shop/shape.ts";

/**
 * Rejects an answer that hasn't the shape that this page's components expect: it comes from another release. The next
 * page that is opened brings scripts of its own.
 */
export async function fetchJson<T>(address: string, shape: Shape<T>, init: RequestInit = {}): Promise<T> {
  const response = await fetch(address, init);
  const answer: unknown = response.ok && (await response.json());
  if (fits(answer, shape)) return answer;
  throw new Error(`The shop answered ${response.status} at ${address}`);
}
