import type { BrowserContext } from "@playwright/test";

/** What went wrong in the browser during a test, in words; a test fails if any is left that it didn't expect. */
export type Problems = {
  readonly found: readonly string[];
  /** What this test brings about on purpose. */
  allow(...expected: RegExp[]): void;
  unexpected(): string[];
};

/** Watches every page of the context: console errors (broken security policies among them), crashes, lost requests. */
export function watchProblems(context: BrowserContext): Problems {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") found.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => {
    const { stack, message } = error.error();
    // Chromium's word for a view transition that it gave up: to a picture, or while the window was resized.
    if (!message.startsWith("Transition was aborted")) found.push(`page: ${stack || message}`);
  });
  context.on("requestfailed", (request) => {
    // The browser itself gives up requests when the shopper goes on to the next page.
    const reason = request.failure()?.errorText ?? "";
    if (reason !== "net::ERR_ABORTED") found.push(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  return {
    found,
    allow: (...expected) => void allowed.push(...expected),
    unexpected: () => found.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}

/** What a browser reports of a connection that a test has cut. */
export const lost = /ERR_|Failed to load resource/;
