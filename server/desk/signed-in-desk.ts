import type { SignedInDesk } from "../../shop/desk/desk.ts";
import type { DeskPorts } from "../../shop/desk/port-rights.ts";
import type { DeskParts, SignedIn } from "./desk-parts.ts";
import { guardPorts } from "./guard-ports.ts";
import { createPeople } from "./people.ts";
import { createSecondFactor } from "./second-factor.ts";

export function createSignedInDesk(parts: DeskParts, signedIn: SignedIn): SignedInDesk {
  const { session, visitor } = signedIn;
  const ports: DeskPorts = {
    people: createPeople(parts, signedIn),
    secondFactor: createSecondFactor(parts, signedIn),
    phoneNews: parts.phoneNews(session.id),
    alerts: parts.alerts(),
    events: parts.events(),
    orders: parts.orders(session.name),
    packing: parts.packing(session.name),
    making: parts.making(),
    offers: parts.offers(session.name),
    sheets: parts.sheets(session.name),
    pieces: parts.pieces(session.name),
    sales: parts.sales(session.name),
    costs: parts.costs(session.name),
    drafts: parts.drafts(session.name),
    words: parts.words(session.name),
    reviews: parts.reviews(session.name),
    pictures: parts.pictureDesk,
    sharing: parts.sharing(),
  };
  return {
    ...guardPorts(ports, session.role),
    me: { id: session.personId, name: session.name, role: session.role },
    now: parts.now(),
    shop: parts.shop(),
    async signOut() {
      await parts.sessions.end(session.id);
      await parts.record({ kind: "signed-out", person: session.name, actor: session.name }, visitor);
      return parts.cookie.clear();
    },
  };
}
