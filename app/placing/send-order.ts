import { ordersApiPath } from "../../shop/paths.ts";
import { type OrderAnswer, readAnswer } from "./read-answer.ts";

const answerTimeout = 15_000;

export async function sendOrder(body: string): Promise<OrderAnswer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), answerTimeout);
  try {
    const response = await fetch(ordersApiPath, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      // Completes even if the shopper leaves the page.
      keepalive: true,
      signal: abort.signal,
    });
    const answer: unknown = await response.json().catch(() => undefined);
    return readAnswer(response.status, answer, response.headers.get("Retry-After"));
  } catch {
    await unlessThePageIsLeft();
    return { step: "unreachable" };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * When a page is left, its requests fail before it is gone, and it must not store that as an outcome: the order is still
 * being sent, and the next page resumes it. A page that stays waits longer than this anyway.
 */
function unlessThePageIsLeft(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1_000));
}
