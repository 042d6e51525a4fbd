import { offerBlanks } from "../messages/offer-message.ts";
import { laterMessageKinds, messageKinds, orderBlanks } from "../messages/ready-message.ts";
import { pieceLimits } from "./choose-pieces.ts";
import { field, type ShopSection } from "./shop-field.ts";

const blanksNote = "Filled in for you: {making time}, {arrival time}, {delivery}, {address}.";

const messageNames = {
  confirm: ["Confirm", "Text, to confirm"],
  screenshot: ["Ask for the screenshot", "Text, asking for the screenshot"],
  sent: ["On its way", "Text, when it is on its way"],
  delivered: ["Delivered", "Text, when it has come"],
  other: ["Anything else", "Text, for anything else"],
  making: ["Being made", "Text, while it is being made"],
  packed: ["Ready", "Text, when it is ready"],
  cancelled: ["Cancelled", "Text, when it is cancelled"],
  returned: ["Came back", "Text, when it came back"],
} as const;

/** A text that settings saved before may lack. */
const laterText = (path: string, label: string, tab: string, blanks: readonly string[]) =>
  field(path, label, "text", {
    ...{ blanks, tab, optional: true },
    note: "Left empty, it is the text that came with the shop.",
  });

function policySection(slug: string, name: string, title: string): ShopSection {
  return {
    slug,
    title,
    line: "Linked at the foot of every page.",
    record: "policies",
    fields: [
      field(`${name}.title`, "Title"),
      field(`${name}.description`, "In one line", "text", { note: "For link previews and search engines." }),
      field(`${name}.intro`, "First words", "text", { note: blanksNote }),
    ],
    list: {
      path: `${name}.sections`,
      name: "Section",
      most: 20,
      item: [
        field("heading", "Heading"),
        field("text", "Text", "text", { optional: true }),
        field("points", "Points", "lines", { optional: true, note: "One a line." }),
      ],
    },
  };
}

export const shopSections: readonly ShopSection[] = [
  {
    slug: "announcement",
    title: "Announcement",
    line: "The dark line above every page.",
    record: "settings",
    fields: [field("announcement", "Announcement", "line", { most: 80 })],
  },
  {
    slug: "delivery",
    title: "Delivery and making",
    line: "Said on every piece’s page, in the cart and on the shopper’s order.",
    record: "settings",
    fields: [
      field("deliveryCharge", "Delivery, to any city", "number", { unit: "Rs" }),
      field("freeDeliveryFrom", "Free delivery from", "number", {
        ...{ unit: "Rs", optional: true },
        note: "What the pieces cost together. Empty: delivery always costs.",
      }),
      field("makingDays.from", "Made in, from", "number", { unit: "days" }),
      field("makingDays.to", "Made in, to", "number", { unit: "days" }),
      field("arrivalTime", "A piece from the shelf arrives in", "line", {
        note: "As it reads after “in”: 2 to 4 days.",
      }),
      field("deliveryDays.from", "On the way, from", "number", { unit: "days", optional: true }),
      field("deliveryDays.to", "On the way, to", "number", {
        ...{ unit: "days", optional: true },
        note: "Working days. From these and the making days, counted alike, pages name a date; empty: they name none.",
      }),
      field("holidays", "Holidays", "lines", {
        optional: true,
        note: "One a line, like 2026-12-25. Nothing is made or delivered then; Sundays are left out anyway.",
      }),
      field("holdHours", "A new order holds its pieces for", "number", {
        unit: "hours",
        optional: true,
        note: "Then, unanswered, counted pieces go back on the shelf. Empty: 24. 0: for ever.",
      }),
      field("placingDelay", "“Placing your order” shows for at least", "seconds", { unit: "seconds" }),
    ],
  },
  {
    slug: "reach",
    title: "How to reach us",
    line: "Calls and WhatsApp use the same number.",
    record: "settings",
    fields: [
      field("phoneDisplay", "Phone, as it is shown"),
      field("phone", "The same, country code first", "line", { note: "Digits only: 923001234567." }),
      field("email", "E-mail"),
      field("social.network", "Social network"),
      field("social.name", "Name there"),
      field("social.url", "Its address"),
      field("place.address", "Where we are"),
      field("place.city", "City"),
      field("slipAddress", "Sender on slips", "lines", { note: "One line each, five at most." }),
    ],
  },
  {
    slug: "wallet",
    title: "Wallet",
    line: "Where online payments go. Shown at checkout and on the order’s page.",
    record: "settings",
    fields: [
      field("wallet.name", "Wallet"),
      field("wallet.accountNumber", "Account number"),
      field("wallet.accountTitle", "Account name"),
      field("raast.iban", "Raast IBAN", "iban", {
        optional: true,
        note: "With it, shoppers also get a code to pay by Raast.",
      }),
      field("raast.accountTitle", "Raast account name", "line", { optional: true }),
    ],
  },
  {
    slug: "money",
    title: "Money and invoices",
    line: "When Today turns red, and what stands on an invoice.",
    record: "settings",
    fields: [
      field("refundDays", "Money goes back within", "number", {
        ...{ unit: "days", optional: true },
        note: "Said on the shopper’s page. Empty: 3.",
      }),
      field("courierDays", "A courier brings the cash within", "number", {
        ...{ unit: "days", optional: true },
        note: "Empty: 14.",
      }),
      field("ntn", "NTN", "line", { optional: true }),
      field("strn", "STRN", "line", { optional: true }),
    ],
  },
  {
    slug: "name",
    title: "Name and promises",
    line: "The shop’s name, and the four promises on the home page.",
    record: "settings",
    fields: [
      field("name", "Name"),
      field("tagline", "In one line"),
      field("year", "Year of the copyright line", "number", { optional: true, note: "Empty: this year’s." }),
      field("credit", "Last words of the footer"),
      ...[0, 1, 2, 3].flatMap((index) => [
        field(`promises.${index}.title`, `Promise ${index + 1}`),
        field(`promises.${index}.text`, `Promise ${index + 1}, its line`, "line", { note: blanksNote }),
        field(`promises.${index}.icon`, `Promise ${index + 1}, its picture`, "choice", {
          choices: {
            "promise-handmade": "Made by hand",
            "promise-cash": "Cash",
            "promise-delivery": "Delivery",
            "promise-chat": "Chat",
          },
        }),
      ]),
    ],
  },
  {
    slug: "banner",
    title: "Banner",
    line: "Up to five slides. The words stand beside the picture, never on the piece.",
    record: "settings",
    fields: [],
    list: {
      path: "bannerSlides",
      name: "Slide",
      most: 5,
      item: [
        field("title", "Title"),
        field("line", "Line", "text", { note: blanksNote }),
        field("button", "Button"),
        field("listing", "Leads to", "listing"),
        field("ground", "Colour of the ground", "line", { note: "Like #EFE6D8." }),
        field("dark", "Light words on a dark ground", "yes"),
        field("art.mobile", "Picture on phones, by name"),
        field("art.desktop", "Picture on wide screens, by name"),
      ],
    },
  },
  {
    slug: "home",
    title: "First on the home page",
    line: "Rows of pieces, in their order.",
    record: "settings",
    fields: [],
    list: {
      path: "homeCarousels",
      name: "Row",
      most: 6,
      item: [
        field("listing", "Listing", "listing"),
        field("look", "Look", "choice", {
          choices: { row: "A row", editorial: "A row, its title at the side", room: "Large cards on plum" },
        }),
        field("products", "Pieces", "ids", {
          limits: pieceLimits.homeRow,
          note: "Numbers with commas, all of this listing.",
        }),
      ],
    },
  },
  {
    slug: "collection",
    title: "First in the collection",
    line: "The pieces that lead the page of everything; the others follow in turn.",
    record: "settings",
    fields: [field("shopWindow", "Pieces", "ids", { limits: pieceLimits.shopWindow, note: "Numbers with commas." })],
  },
  {
    slug: "search",
    title: "Often looked for",
    line: "What the search offers before anything is typed, and the words that it knows.",
    record: "settings",
    fields: [
      field("searchSamples", "Five pieces", "ids", { limits: pieceLimits.searchSamples, note: "Numbers with commas." }),
      field("searchWords", "Words that mean the same", "lines", {
        ...{ optional: true },
        note: "The shop’s word first, then how people write it, with commas: jhumkay, jhumke, جھمکے. A category’s name shows its pieces first.",
      }),
    ],
  },
  {
    slug: "messages",
    title: "WhatsApp texts",
    line: "What is typed already when you press WhatsApp on an order, or send an offer.",
    record: "settings",
    fields: [
      ...messageKinds.map((kind) => {
        const [tab, label] = messageNames[kind];
        return field(`whatsAppTexts.${kind}`, label, "text", { blanks: orderBlanks, tab });
      }),
      ...laterMessageKinds.map((kind) => {
        const [tab, label] = messageNames[kind];
        return laterText(`whatsAppTexts.${kind}`, label, tab, orderBlanks);
      }),
      laterText("whatsAppTexts.offer", "Text, with an offer", "Offer", offerBlanks),
    ],
  },
  policySection("returns", "returns", "Replacement & Return Policy"),
  policySection("order-confirmation", "orderConfirmation", "Order Confirmation"),
];
