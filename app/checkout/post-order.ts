import { ordersApiPath } from "../../shop/paths.ts";
import { type Answer, readAnswer } from "./read-answer.ts";

/** How long an answer is waited for. */
export const answerTimeout = 15_000;

export async function postOrder(body: string): Promise<Answer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), answerTimeout);
  try {
    const response = await fetch(ordersApiPath, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      signal: abort.signal,
    });
    const answer: unknown = await response.json().catch(() => undefined);
    return readAnswer(response.status, answer, response.headers.get("Retry-After"));
  } catch {
    return { kind: "unreachable" };
  } finally {
    clearTimeout(timer);
  }
}
