import type { LetIn } from "../../../shop/desk/desk.ts";

/** One Set-Cookie header for the session, one for the device. */
export function cookieHeaders({ cookie, device }: LetIn): Headers {
  return new Headers([
    ["Set-Cookie", cookie],
    ["Set-Cookie", device],
  ]);
}
