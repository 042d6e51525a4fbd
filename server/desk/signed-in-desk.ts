import type { SignedInDesk } from "../../shop/desk/desk.ts";
import type { DeskParts, SignedIn } from "./desk-parts.ts";
import { createPeople } from "./people.ts";
import { createSecondFactor } from "./second-factor.ts";

export function createSignedInDesk(parts: DeskParts, signedIn: SignedIn): SignedInDesk {
  const { session } = signedIn;
  return {
    me: { id: session.personId, name: session.name },
    now: parts.now(),
    shop: parts.shop(),
    people: createPeople(parts, signedIn),
    secondFactor: createSecondFactor(parts, signedIn),
    orders: parts.orders(session.name),
    offers: parts.offers(session.name),
    sheets: parts.sheets(session.name),
    pieces: parts.pieces(session.name),
    words: parts.words(session.name),
    pictures: parts.pictureDesk,
    async signOut() {
      await parts.sessions.end(session.id);
      return parts.cookie.clear();
    },
  };
}
