import { type Credentials, passwordRules, shortestPassword } from "../../../shop/desk/credentials.ts";
import type { CredentialFault } from "../../../shop/desk/desk.ts";
import { Nuqta } from "../../ui/nuqta.tsx";

const words: Partial<Record<CredentialFault, string>> = {
  "password-short": `${shortestPassword} characters or more`,
  "password-is-name": "Not your name",
  "password-is-shop": "Not the shop’s name",
};

/** Each rule's nuqta is outlined until the rule is kept. Without script it stays so, and the answer says what is wrong. */
export function PasswordRules(chosen: Credentials) {
  return (
    <ul className="mt-3 space-y-1.5 text-14">
      {passwordRules(chosen).map(({ fault, kept }, index) => (
        <li key={fault} className={`flex items-center gap-2 ${kept ? "text-green" : "text-ink-2"}`}>
          <span className="flex w-5 shrink-0">
            <Nuqta count={(index + 1) as 1 | 2 | 3} outline={!kept} className="text-[8px]" />
          </span>
          {words[fault]}
          {kept && <span className="sr-only">: kept</span>}
        </li>
      ))}
    </ul>
  );
}
