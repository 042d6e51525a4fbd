import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import type { ReceivedMail } from "../server/testing/email-stand-in.ts";
import { type Problems, watchProblems } from "./problems.ts";

type Mailbox = { accepted: ReceivedMail[]; faults: string[] };

/** Every test fails on a console error, a crash in a page, a broken security policy or a lost request. */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ context }, use) => {
      const problems = watchProblems(context);
      await use(problems);
      expect(problems.unexpected(), "problems in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The page, as it is now, holds to WCAG 2.2 AA as far as a program can tell. */
export async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
  expect(found, "what axe found").toEqual([]);
}

/** The order e-mails that hold a text, such as an order's number. */
export async function mailsWith(text: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`http://127.0.0.1:${process.env.E2E_MAILBOX_PORT}`);
  const { accepted, faults }: Mailbox = await answer.json();
  expect(faults, "faults in what the shop sent").toEqual([]);
  return accepted.filter(({ message }) => message.includes(text));
}
