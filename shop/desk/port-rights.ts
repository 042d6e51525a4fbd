import type { OrderChange } from "../order/change.ts";
import type { SignedInDesk } from "./desk.ts";
import type { RouteRight } from "./route-rights.ts";

/** The parts of the desk that a role may be refused. */
export type DeskPorts = Omit<SignedInDesk, "me" | "now" | "shop" | "signOut">;

/** A right for each member of a port; where it depends on what is asked, by the method's arguments. */
export type PortRights<Port> = {
  readonly [Member in keyof Port]-?: Port[Member] extends (...asked: infer Asked) => unknown
    ? RouteRight | ((...asked: Asked) => RouteRight)
    : RouteRight;
};

type PortTable = { readonly [Port in keyof DeskPorts]: PortRights<DeskPorts[Port]> };

/** `server/desk/guard-ports.ts` holds every call against it. TypeScript refuses a port or method that isn't here. */
export const portRights: PortTable = {
  people: {
    list: "everybody",
    invite: "settings",
    setRole: "settings",
    withdraw: "settings",
    endDevice: "everybody",
    endOthers: "everybody",
    remove: "settings",
    changePassword: "everybody",
  },
  secondFactor: {
    state: "everybody",
    begin: "everybody",
    switchOn: "everybody",
    renewCodes: "everybody",
    switchOff: "everybody",
  },
  phoneNews: { key: "money", isOn: "money", begin: "money", renew: "money", test: "money", end: "money" },
  alerts: { list: "money" },
  events: { list: "settings" },
  orders: {
    shop: "money",
    waiting: "money",
    owed: "refunds",
    takings: "takings",
    list: "money",
    placeIn: "money",
    rows: "money",
    counts: "money",
    sums: "money",
    choices: "money",
    newest: "money",
    inTheMaking: "money",
    arrivals: "money",
    find: "money",
    latestEvent: "work",
    change: (_number, { change }) => (givesBack(change) ? "refunds" : "money"),
    correct: "money",
    setParcel: "money",
    edit: "money",
    exchange: "money",
    makeInvoice: "money",
    pieces: "money",
    note: "money",
    mark: "money",
    csv: "takings",
    forget: "money",
    settleMail: "money",
    newLink: "money",
    proof: "money",
    lastCourier: "work",
  },
  packing: {
    shop: "address",
    list: "work",
    counts: "work",
    find: "work",
    step: "work",
    slips: "address",
    printed: "address",
  },
  making: { wanted: "work", tick: "work" },
  offers: {
    shop: "money",
    list: "money",
    countOpen: "money",
    find: "money",
    make: "money",
    change: "money",
    withdraw: "money",
    enter: "money",
    lastSource: "money",
    pieces: "money",
    addPicture: "money",
  },
  sheets: {
    begin: "refunds",
    find: "refunds",
    latest: "refunds",
    columns: "refunds",
    book: "refunds",
    candidates: "refunds",
    choose: "refunds",
    takeBack: "refunds",
  },
  pieces: {
    facts: "pieces",
    list: "pieces",
    find: "pieces",
    nextId: "pieces",
    save: "pieces",
    setOff: "pieces",
    versions: "pieces",
    version: "pieces",
    restore: "pieces",
    pictures: "pieces",
  },
  drafts: { list: "pieces", count: "pieces", find: "pieces", begin: "pieces", save: "pieces", remove: "pieces" },
  sales: { list: "pieces", find: "pieces", brought: "takings", make: "pieces", change: "pieces", end: "pieces" },
  costs: { of: "takings", ofMany: "takings", set: "takings" },
  words: { find: "settings", save: "settings", versions: "settings", restore: "settings" },
  reviews: {
    list: "pieces",
    find: "pieces",
    waiting: "pieces",
    photo: "pieces",
    publish: "pieces",
    leaveOut: "pieces",
    takeBack: "pieces",
  },
  sharing: { find: "pieces", draw: "pieces" },
  pictures: { take: "pieces", look: "pieces", state: "pieces", list: "pieces", use: "pieces", leaveOut: "pieces" },
};

/** Taking back what was entered by mistake gives nothing back. */
function givesBack(change: OrderChange): boolean {
  return (change.kind === "money" && change.step === "refund") || (change.kind === "entry" && change.sum < 0);
}
