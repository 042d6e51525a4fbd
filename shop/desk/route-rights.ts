import { may, type Right, type Role } from "./roles.ts";

/** What it takes to open an address; "everybody" is whoever is signed in. */
export type RouteRight = Right | "everybody";

/**
 * Every address of the desk that needs a session, as patterns of `app/desk/routes.ts`; the layout's middleware and
 * `server/desk/picture-requests.ts` ask it. An address that isn't here is nobody's.
 */
export const routeRights: Readonly<Record<string, RouteRight>> = {
  "/": "money",
  "/orders": "money",
  "/orders/arrivals": "money",
  "/orders/csv": "takings",
  "/orders/:number": "money",
  "/orders/:number/latest": "work",
  "/orders/:number/proof": "money",
  "/orders/:number/whatsapp": "money",
  "/orders/:number/invoice": "money",
  "/orders/:number/slip": "address",
  "/slips": "address",
  "/packing": "work",
  "/packing/:number": "work",
  "/making": "work",
  "/making/tick": "work",
  "/sheets/new": "refunds",
  "/sheets/:id": "refunds",
  "/offers": "money",
  "/offers/new": "money",
  "/offers/:id": "money",
  "/offers/:id/change": "money",
  "/offers/:id/address": "money",
  "/pieces": "pieces",
  "/pieces/drafts": "pieces",
  "/pieces/drafts/:draft/pictures?": "pieces",
  "/pieces/new/pictures?": "pieces",
  "/pieces/:id/pictures?": "pieces",
  "/pieces/:id/versions": "pieces",
  "/pieces/:id/share": "pieces",
  "/reviews": "pieces",
  "/reviews/photos/:name": "pieces",
  "/sales": "pieces",
  "/sales/new": "pieces",
  "/sales/:id": "pieces",
  "/shop/versions": "settings",
  "/shop/:section?": "settings",
  "/people": "everybody",
  "/people/code": "everybody",
  "/people/phone": "money",
  "/*": "everybody",
  // Answered by the server itself.
  "/pictures": "pieces",
  "/pictures/:id": "pieces",
  "/offers/pictures": "money",
  "/pieces/:id/share/:file": "pieces",
};

export function mayOpen(role: Role, pattern: string): boolean {
  const right = routeRights[pattern];
  return right !== undefined && (right === "everybody" || may(role, right));
}

/** Where a packer is led instead who opens an address of the whole desk: signing in, or a slip's code. */
const packingInstead: Readonly<Record<string, string>> = {
  "/": "/packing",
  "/orders": "/packing",
  "/orders/:number": "/packing/:number",
};

/** The pattern to redirect to; undefined where the address answers as if it weren't there. */
export function insteadOf(role: Role, pattern: string): string | undefined {
  const instead = packingInstead[pattern];
  return instead !== undefined && mayOpen(role, instead) ? instead : undefined;
}
