import { formatListing } from "../shop/money.ts";
import type { Settings } from "./settings-schema.ts";

/** Whole rupees, once per order, whatever it holds. */
const deliveryCharge = 250;

/** How long a "Made to Order" piece takes, as it reads after "in". */
const makingTime = "about 10 to 15 days";

/**
 * Everything that a seller changes about the shop. `npm run catalogue` says what is wrong with it;
 * the build stops on the same faults. Texts of the two policy pages stand in `policies.ts`,
 * the listings and what the home page shows of them in `listings.ts`.
 */
export const settings: Omit<Settings, "bannerSlides"> = {
  name: "Naqsh",
  tagline: "Handmade jewellery from Pakistan",
  announcement: "Delivery all over Pakistan!",

  // The number that chat links and the phone link use: country code first, digits only.
  phone: "923001234567",
  phoneDisplay: "0300 1234567",
  email: "salam@naqsh.pk",
  social: { network: "Instagram", name: "@naqsh", url: "https://www.instagram.com/naqsh" },

  // Where online payments go; shown at checkout and again with the confirmation.
  wallet: { name: "JazzCash", accountNumber: "0300 1234567", accountTitle: "Naqsh Jewellery" },

  deliveryCharge,
  makingTime,
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
      text: `One flat charge of ${formatListing(deliveryCharge)}, to any city.`,
    },
    { icon: "promise-chat", title: "Ask us on WhatsApp", text: "Sizes, photographs, a better price: just ask." },
  ],

  year: 2025,
  credit: "Site by Naqsh Studio",
};

/** The slides of the home page. They stand apart from what every page needs. */
export const bannerSlides: Settings["bannerSlides"] = [
  {
    title: "Made by hand for your baraat",
    line: `Bridal sets in kundan, emerald green and pearl, ready in ${makingTime}.`,
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
];
