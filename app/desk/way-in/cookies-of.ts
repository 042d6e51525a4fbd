import type { LetIn } from "../../../shop/desk/desk.ts";

/** Session and device, in headers of their own. */
export function cookiesOf({ cookie, device }: LetIn): Headers {
  return new Headers([
    ["Set-Cookie", cookie],
    ["Set-Cookie", device],
  ]);
}
