import type { Settings } from "./settings-schema.ts";

/**
 * Everything that a seller changes about the shop, as it stands when the shop is first opened. `npm run catalogue` says
 * what is wrong with it; the build stops on the same faults. Texts of the two policy pages stand in `policies.ts`,
 * the listings in `listings.ts`. Blanks in braces are filled in: {making time}, {arrival time}, {delivery}, {address}.
 */
export const settings: Settings = {
  name: "Naqsh",
  tagline: "Handmade jewellery from Pakistan",
  announcement: "Delivery all over Pakistan!",

  // The number that chat links and the phone link use: country code first, digits only.
  phone: "923001234567",
  phoneDisplay: "0300 1234567",
  email: "salam@naqsh.pk",
  social: { network: "Instagram", name: "@naqsh", url: "https://www.instagram.com/naqsh" },

  // Where we are; stands in the footer and on the policy pages.
  place: { address: "Workshop 4, 12 Shah Alam Market", city: "Lahore" },

  // Where online payments go; shown at checkout and again with the confirmation.
  wallet: { name: "JazzCash", accountNumber: "0300 1234567", accountTitle: "Naqsh Jewellery" },

  // Whole rupees, once per order, whatever it holds.
  deliveryCharge: 250,
  // How long a "Made to Order" piece takes, in days. Every text about it is made from these two.
  makingDays: { from: 10, to: 15 },
  // How long a "Ready to Ship" piece is on its way, as it reads after "in".
  arrivalTime: "2 to 4 days",
  // How long "Placing your order..." shows at least, in milliseconds.
  placingDelay: 2500,

  // Product ids that search offers before anything is typed ("Often looked for").
  searchSamples: [1, 38, 56, 97, 84],

  promises: [
    { icon: "promise-handmade", title: "Handmade", text: "Drawn, set and finished by hand in our workshop." },
    { icon: "promise-cash", title: "Cash on delivery", text: "Pay when it reaches your door, or by mobile wallet." },
    {
      icon: "promise-delivery",
      title: "Delivery all over Pakistan",
      text: "One flat charge of {delivery}, to any city.",
    },
    { icon: "promise-chat", title: "Ask us on WhatsApp", text: "Sizes, photographs, a better price: just ask." },
  ],

  // Of the copyright line; without it, this year's.
  year: 2025,
  credit: "Site by Naqsh Studio",

  // The sender on packing slips, line by line.
  slipAddress: ["Naqsh Jewellery", "Workshop 4, 12 Shah Alam Market", "Lahore 54000"],

  // Ready messages to a shopper, by occasion. An order fills in its blanks: {name}, {shop}, {number}, {pieces}, {order},
  // {total}, {to pay}, {way} (how it travels), {cash} (what to have ready), {link} (where the parcel is) and
  // {page} (her order's own page; the link is made when the message is opened).
  whatsAppTexts: {
    confirm: "Salam {name}, this is {shop}. We have your order {number}: {order}, {to pay}. May we confirm it? {page}",
    screenshot:
      "Salam {name}, this is {shop}. We don't have the payment of {total} for your order {number} yet. Please send us the screenshot here.",
    sent: "Salam {name}, your {pieces} {way}. {cash} {page}",
    delivered: "Salam {name}, we hope that you like your {pieces}. If anything is not right, just write to us here.",
    other: "Salam {name}, this is {shop} about your order {number}.",
  },

  // The carousels of the home page, in order, with the ids that each shows.
  homeCarousels: [
    { listing: "earrings", look: "row", products: [38, 39, 42, 40, 43, 41, 44, 131] },
    { listing: "chokkars", look: "editorial", products: [56, 58, 60, 59, 62, 57, 126, 128] },
    { listing: "long-chains", look: "row", products: [26, 27, 36, 118, 37, 119, 138] },
    { listing: "bridal-sets", look: "room", products: [1, 2, 3, 11, 4, 7, 17, 6] },
  ],

  // The ids that lead the page of the whole collection; the others follow, one listing after another in turn.
  shopWindow: [1, 38, 98, 58, 84, 66, 26, 29, 77, 42, 2, 94],

  // The slides of the home page.
  bannerSlides: [
    {
      title: "Made by hand for your baraat",
      line: "Bridal sets in kundan, emerald green and pearl, ready in {making time}.",
      button: "See bridal sets",
      listing: "bridal-sets",
      ground: "#EFE6D8",
      dark: false,
      art: { mobile: "banner-art-1-mobile", desktop: "banner-art-1-desktop" },
    },
    {
      title: "Close to the collarbone",
      line: "Chokkars that tie with a dori, so they sit where you like them.",
      button: "See chokkars",
      listing: "chokkars",
      ground: "#2D0E28",
      dark: true,
      art: { mobile: "banner-art-2-mobile", desktop: "banner-art-2-desktop" },
    },
    {
      title: "Let it fall long",
      line: "Long chains in pearl, bead and gold plate, for a plain kurta or a full gharara.",
      button: "See long chains",
      listing: "long-chains",
      ground: "#EFD8D1",
      dark: false,
      art: { mobile: "banner-art-3-mobile", desktop: "banner-art-3-desktop" },
    },
  ],
};
