import type { CredentialFault } from "./desk.ts";

export const shortestPassword = 10;
/** Beyond this nobody types, and hashing would take long. */
export const longestPassword = 200;
export const longestName = 60;

/** One spelling for one person: case, spaces and marks that can't be seen make no other name. */
export function nameKey(name: string): string {
  return tidyName(name).normalize("NFKC").toLocaleLowerCase("en");
}

/** As it is shown: no line breaks, control or direction marks, single spaces. */
export function tidyName(name: string): string {
  return name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => (/\s/.test(sign) ? " " : ""))
    .replace(/\s+/g, " ")
    .trim();
}

export type Credentials = { name: string; password: string; shopName: string };

/** The three rules of a password, as the screen lists them. */
export function passwordRules({
  name,
  password,
  shopName,
}: Credentials): readonly { fault: CredentialFault; kept: boolean }[] {
  const typed = nameKey(password);
  return [
    { fault: "password-short", kept: [...password].length >= shortestPassword },
    { fault: "password-is-name", kept: password !== "" && typed !== nameKey(name) },
    { fault: "password-is-shop", kept: password !== "" && typed !== nameKey(shopName) },
  ];
}

export function nameFaults(name: string): CredentialFault[] {
  const tidy = tidyName(name);
  if (tidy === "") return ["name-missing"];
  return [...tidy].length > longestName ? ["name-long"] : [];
}

/** Which passwords are common only the server knows: the list is too long for a page. */
export function faultsInCredentials(key: Credentials, isCommon: (password: string) => boolean): CredentialFault[] {
  return [...nameFaults(key.name), ...passwordFault(key, isCommon)];
}

/** One is enough to be told of, and an empty password is short before it is anything else. */
function passwordFault(key: Credentials, isCommon: (password: string) => boolean): CredentialFault[] {
  if (key.password.length > longestPassword) return ["password-long"];
  const broken = passwordRules(key).find(({ kept }) => !kept);
  if (broken) return [broken.fault];
  return isCommon(key.password) ? ["password-common"] : [];
}
