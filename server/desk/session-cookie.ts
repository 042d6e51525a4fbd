import { deskPath } from "../../shop/desk-paths.ts";
import { longestLife } from "./session-store.ts";

export type SessionCookie = {
  read(header: string | null): string | undefined;
  set(secret: string): string;
  clear(): string;
};

/** For the desk's pages alone, out of reach of scripts; on https only for https, by its name as well. */
export function createSessionCookie(publicUrl: string): SessionCookie {
  const isSecure = publicUrl.startsWith("https:");
  const name = `${isSecure ? "__Secure-" : ""}naqsh-desk`;
  const attributes = `Path=${deskPath}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return {
    read(header) {
      for (const pair of (header ?? "").split(";")) {
        const [key, value] = pair.trim().split("=");
        if (key === name && /^[\w-]{43}$/.test(value ?? "")) return value;
      }
      return undefined;
    },
    set: (secret) => `${name}=${secret}; ${attributes}; Max-Age=${longestLife / 1000}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  };
}
