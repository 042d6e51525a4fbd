import { longestName, longestPassword, shortestPassword } from "../../../shop/desk/credentials.ts";
import type { CredentialFault } from "../../../shop/desk/desk.ts";

const sentences: Record<CredentialFault, string> = {
  "name-missing": "Give a name to sign in with.",
  "name-long": `A name has ${longestName} characters at most.`,
  "name-taken": "Somebody has this name already. Choose another.",
  "password-short": `A password needs ${shortestPassword} characters or more.`,
  "password-long": `A password has ${longestPassword} characters at most.`,
  "password-is-name": "Your name is the first that others would try.",
  "password-is-shop": "The shop’s name is the first that others would try.",
  "password-common": "Many people have this password, so it is among the first that others try. Choose another.",
};

export function faultSentence(fault: CredentialFault): string;
export function faultSentence(fault: CredentialFault | undefined): string | undefined;
export function faultSentence(fault: CredentialFault | undefined): string | undefined {
  return fault && sentences[fault];
}
