import { z } from "zod";
import { type PieceLimits, pieceLimits } from "../shop/editor/choose-pieces.ts";
import { blanksIn, shopBlanks } from "../shop/messages/blanks.ts";
import { offerBlanks } from "../shop/messages/offer-message.ts";
import { laterMessageKinds, messageKinds, orderBlanks } from "../shop/messages/ready-message.ts";
import { type IbanFault, ibanFault, tidyIban } from "../shop/money/iban.ts";
import { parseDay } from "../shop/pakistan-days.ts";
import { listingSlugs } from "../shop/pieces/product.ts";
import { listOf, oneOf, record, text, textOfAnyLength, whenValid, whole, yesOrNo } from "./fields.ts";

export const settingsFile = "catalogue/settings.json";
export const policiesFile = "catalogue/policies.json";

/** A text with blanks. Unknown ones are refused: shoppers would read the braces. */
const withBlanks = (max: number, known: readonly string[]) =>
  text(max).superRefine((value, context) => {
    for (const name of blanksIn(value))
      if (!known.includes(name)) context.addIssue({ code: "custom", message: `there is no blank called {${name}}` });
  });
const shopText = (max: number) => withBlanks(max, shopBlanks);
const chatText = withBlanks(500, orderBlanks);
const chatTexts = Object.fromEntries(messageKinds.map((kind) => [kind, chatText])) as Record<
  (typeof messageKinds)[number],
  typeof chatText
>;
const laterText = chatText.exactOptional();
const laterTexts = Object.fromEntries(laterMessageKinds.map((kind) => [kind, laterText])) as Record<
  (typeof laterMessageKinds)[number],
  typeof laterText
>;

const bannerSlide = z.strictObject({
  title: shopText(60),
  line: shopText(140),
  button: text(40),
  listing: oneOf(listingSlugs),
  ground: textOfAnyLength.regex(/^#[0-9A-Fa-f]{6}$/, "is not a colour like #EFE6D8"),
  /** White text on a dark background. */
  dark: yesOrNo,
  art: z.strictObject({ mobile: text(100), desktop: text(100) }),
});

/** row: plain. editorial: title and a sentence at the side, on wide screens. room: larger cards on plum, at the end. */
const carouselLayouts = ["row", "editorial", "room"] as const;

const productIds = ({ least, most }: PieceLimits) => listOf(whole(1, 999_999), least, most);

const carousel = z.strictObject({
  listing: oneOf(listingSlugs),
  look: oneOf(carouselLayouts),
  products: productIds(pieceLimits.homeRow),
});

const promise = z.strictObject({
  icon: oneOf(["promise-handmade", "promise-cash", "promise-delivery", "promise-chat"]),
  title: shopText(40),
  text: shopText(100),
});

const day = textOfAnyLength.refine((value) => parseDay(value) !== undefined, "is not a day like 2026-12-25");

const ibanFaults: Readonly<Record<IbanFault, string>> = {
  incomplete: "This IBAN isn’t complete: PK and 22 more signs.",
  "wrong-character": "A sign in this IBAN is wrong. Compare it with your bank’s app.",
};

/** Stored as its 24 characters, without blanks. */
const iban = z.string(ibanFaults.incomplete).superRefine((value, context) => {
  const fault = ibanFault(value) ?? (value === tidyIban(value) ? undefined : "incomplete");
  if (fault) context.addIssue({ code: "custom", message: ibanFaults[fault] });
});

/** "923001234567" and "0300 1234567" are the same number: the one that is shown has to be the one that links use. */
const isSameNumber = (settings: { phone: string; phoneDisplay: string }) => {
  const shown = settings.phoneDisplay.replace(/\D/g, "");
  return shown === settings.phone || (shown.length > 6 && settings.phone.endsWith(shown.replace(/^0/, "")));
};

/**
 * The settings: from `settings.json` until they are changed at the desk, from the database afterwards. Blanks in braces
 * are filled in: {making time}, {arrival time}, {delivery}, {address}.
 */
export const settingsSchema = z
  .strictObject(
    {
      name: text(40),
      tagline: text(80),
      announcement: shopText(80),
      /** The number that chat links and the phone link use. */
      phone: textOfAnyLength.regex(/^[1-9]\d{9,14}$/, "must be digits only, country code first: 923001234567"),
      phoneDisplay: text(24),
      email: z.email("is not an e-mail address"),
      social: z.strictObject({
        network: text(30),
        name: text(60),
        url: z.url({ protocol: /^https$/, error: "must be a full address beginning with https://" }),
      }),
      /** Where online payments go; shown at checkout and again with the confirmation. */
      wallet: z.strictObject({ name: text(40), accountNumber: text(40), accountTitle: text(80) }),
      /** The account for payments by Raast. Without it nothing of Raast is shown. */
      raast: z.strictObject({ iban, accountTitle: text(80) }, record).exactOptional(),
      /** Whole rupees, once per order, whatever it holds. */
      deliveryCharge: whole(0, 100_000),
      /** Pieces worth this much, in whole rupees, are delivered free of charge; missing: none are. */
      freeDeliveryFrom: whole(1, 10_000_000).exactOptional(),
      /** How long a parcel travels, in working days; missing: no dates are named, only `arrivalTime`. */
      deliveryDays: z
        .strictObject({ from: whole(0, 60), to: whole(0, 60) })
        .refine(({ from, to }) => from <= to, { path: ["to"], error: "is below from" })
        .exactOptional(),
      /** Days besides Sundays on which nothing is made or delivered, like 2026-12-25. */
      holidays: listOf(day, 0, 100).exactOptional(),
      /** How long "Placing your order..." shows at least, in milliseconds. */
      placingDelay: whole(0, 30_000),
      /** How many hours a new order holds its counted pieces while nobody answers it; 0: for ever; missing: 24. */
      holdHours: whole(0, 720).exactOptional(),
      /** Within how many days money is promised back; missing: 3. */
      refundDays: whole(1, 60).exactOptional(),
      /** After how many days cash that a courier has collected is late; missing: 14. */
      courierDays: whole(1, 90).exactOptional(),
      /** Tax numbers on invoices. */
      ntn: text(20).exactOptional(),
      strn: text(20).exactOptional(),
      /** How long a "Made to Order" piece takes, in days; where a date is named, in working days. Every text about it is made from these two. */
      makingDays: z
        .strictObject({ from: whole(1, 365), to: whole(1, 365) })
        .refine(({ from, to }) => from <= to, { path: ["to"], error: "is below from" }),
      /** How long a "Ready to Ship" piece takes to arrive, to be read after "in". */
      arrivalTime: text(40),
      /** The shop's address, in the footer and on the policy pages. */
      place: z.strictObject({ address: text(80), city: text(40) }),
      /** The sender on packing slips, line by line. */
      slipAddress: listOf(text(60), 1, 5),
      /**
       * Ready messages to a shopper, by occasion. An order fills in its blanks: {name}, {shop}, {number}, {pieces},
       * {order}, {total}, {to pay}, {way} (how it travels), {cash} (what to have ready), {link} (where the parcel is) and
       * {page} (the order's own page; the link is made when the message is opened). `offer` brings an offer: {name},
       * {shop}, {until}, {order}, {total} and {offer} (its link).
       */
      whatsAppTexts: z.strictObject({
        ...chatTexts,
        ...laterTexts,
        offer: withBlanks(500, offerBlanks).exactOptional(),
      }),
      bannerSlides: z.array(bannerSlide).min(1, "needs at least one slide").max(5, "has more than 5 slides"),
      /** The carousels of the home page, in order, with the ids that each shows. */
      homeCarousels: z.array(carousel).min(1, "needs at least one carousel").max(6, "has more than 6 carousels"),
      /** The ids that come first on `/shop`; the others follow, one of each listing in turn. */
      shopWindow: productIds(pieceLimits.shopWindow),
      /** What search offers before anything is typed ("Often looked for"). */
      searchSamples: productIds(pieceLimits.searchSamples),
      /** Words that mean the same in search, the shop's own word first: "jhumkay, jhumke, jhumka, جھمکے". */
      searchWords: listOf(text(200), 0, 100).exactOptional(),
      promises: z.array(promise).length(4, "needs exactly 4 promises"),
      /** Of the copyright line; the current year where it is missing. */
      year: whole(2025, 2100).exactOptional(),
      credit: text(80),
    },
    record,
  )
  .refine(isSameNumber, {
    path: ["phoneDisplay"],
    error: "is another number than phone",
    when: whenValid("phone", "phoneDisplay"),
  });

export type Settings = z.infer<typeof settingsSchema>;
export type BannerSlide = Settings["bannerSlides"][number];

const section = z
  .strictObject({
    heading: text(80),
    text: shopText(600).exactOptional(),
    points: listOf(shopText(300), 1, 10).exactOptional(),
  })
  .refine((value) => value.text !== undefined || value.points !== undefined, "needs a text or points");

/** A policy page, linked in the footer. A section has a text, points, or both. */
export const policySchema = z.strictObject({
  title: text(80),
  description: text(160),
  intro: shopText(300),
  sections: z.array(section).min(1, "is empty"),
});

export type Policy = z.infer<typeof policySchema>;

export const policyNames = ["returns", "orderConfirmation"] as const;
export type Policies = Record<(typeof policyNames)[number], Policy>;
