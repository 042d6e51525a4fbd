import { deskPath } from "../../shop/desk/desk-paths.ts";
import { deviceLife } from "./device-store.ts";
import { longestLife } from "./session-store.ts";

export type DeskCookie = {
  read(header: string | null): string | undefined;
  set(secret: string): string;
  clear(): string;
};

export function createSessionCookie(publicUrl: string): DeskCookie {
  return createCookie(publicUrl, "naqsh-desk", "Lax", longestLife);
}

/** Stays after signing out. It grants no access: it only says that somebody has signed in here before. */
export function createDeviceCookie(publicUrl: string): DeskCookie {
  return createCookie(publicUrl, "naqsh-desk-device", "Strict", deviceLife);
}

/** For paths of the desk only, not readable by scripts; on https also `Secure`, with the `__Secure-` prefix. */
function createCookie(publicUrl: string, plainName: string, sameSite: "Lax" | "Strict", life: number): DeskCookie {
  const isSecure = publicUrl.startsWith("https:");
  const name = `${isSecure ? "__Secure-" : ""}${plainName}`;
  const attributes = `Path=${deskPath}; HttpOnly; SameSite=${sameSite}${isSecure ? "; Secure" : ""}`;
  return {
    read(header) {
      for (const pair of (header ?? "").split(";")) {
        const [key, value] = pair.trim().split("=");
        if (key === name && /^[\w-]{43}$/.test(value ?? "")) return value;
      }
      return undefined;
    },
    set: (secret) => `${name}=${secret}; ${attributes}; Max-Age=${life / 1000}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  };
}
