import type { CredentialFault } from "./desk.ts";

export const shortestPassword = 10;
/** Bounds the time of hashing. */
export const longestPassword = 200;
export const longestName = 60;

/** Names are compared without regard to case, spaces and invisible characters. */
export function nameKey(name: string): string {
  return tidyName(name).normalize("NFKC").toLocaleLowerCase("en");
}

/** A name as it is shown: no line breaks, control or direction marks, single spaces. */
export function tidyName(name: string): string {
  return name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => (/\s/.test(character) ? " " : ""))
    .replace(/\s+/g, " ")
    .trim();
}

export type Credentials = { name: string; password: string; shopName: string };

/** The rules of a password, as the form lists them while it is typed. */
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

/** `isCommon` is the server's: the list of common passwords is too long for a page. */
export function faultsInCredentials(key: Credentials, isCommon: (password: string) => boolean): CredentialFault[] {
  return [...nameFaults(key.name), ...passwordFault(key, isCommon)];
}

/** Only the first fault is reported; an empty password is short. */
function passwordFault(key: Credentials, isCommon: (password: string) => boolean): CredentialFault[] {
  if (key.password.length > longestPassword) return ["password-long"];
  const broken = passwordRules(key).find(({ kept }) => !kept);
  if (broken) return [broken.fault];
  return isCommon(key.password) ? ["password-common"] : [];
}
