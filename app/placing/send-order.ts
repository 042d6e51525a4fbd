import { ordersApiPath } from "../../shop/paths.ts";
import { type OrderAnswer, readAnswer } from "./read-answer.ts";

/** How long an answer is waited for. */
const answerTimeout = 15_000;

export async function sendOrder(body: string): Promise<OrderAnswer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), answerTimeout);
  try {
    const response = await fetch(ordersApiPath, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      // It goes on when the shopper leaves the page.
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
 * A page that is being left loses its connections first, and must not take that for an answer: the order is still on
 * its way, and the next page goes on with it. The page that stays hardly notices; placing takes longer anyway.
 */
function unlessThePageIsLeft(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1_000));
}
