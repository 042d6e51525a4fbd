import type { ListingSlug } from "../shop/pieces/product.ts";

/** Title and description of a listing for search engines and link previews; the shop's name is appended to the title. */
export const listingMeta: Readonly<Record<ListingSlug, { title: string; description: string }>> = {
  earrings: {
    title: "Handmade earrings: jhumkay, chandbali, tops and hoops",
    description:
      "Jhumkay, chandbali, drops, tops and hoops in kundan, pearl and coloured stones. Delivery all over Pakistan.",
  },
  chokkars: {
    title: "Handmade chokkars in kundan and pearl",
    description: "Chokkars that tie with a dori and fit necks of 30 to 40 cm, in kundan, pearl and coloured stones.",
  },
  "long-chains": {
    title: "Long chains, mala and raani haar",
    description:
      "Long chains of 72 to 74 cm in pearl, bead and gold plate, with kundan pendants. Delivery all over Pakistan.",
  },
  bangles: {
    title: "Handmade bangles, churiyan and karay",
    description: "Churiyan in stacks of fourteen and karay in pairs, in sizes 2.2 to 2.8. Delivery all over Pakistan.",
  },
  rings: {
    title: "Handmade rings in sizes 15 to 20",
    description:
      "Single-stone, halo and cocktail rings in kundan, pearl and coloured stones, sizes 15 to 20 in millimetres.",
  },
  accessories: {
    title: "Nath, tikka, jhoomar, payal and clutches",
    description:
      "Nath, tikka, jhoomar, payal, brooches and hair pins, with clutches and potlis. Delivery all over Pakistan.",
  },
  clutches: {
    title: "Box clutches and potlis, set by hand",
    description:
      "Box clutches on a chain and potlis with pearl handles, set with stones by hand. Delivery all over Pakistan.",
  },
  "bridal-sets": {
    title: "Bridal sets in kundan, made by hand",
    description:
      "Necklace, earrings and tikka in kundan, emerald green, ruby red and pearl, made by hand for your baraat.",
  },
  mathapatti: {
    title: "Handmade mathapatti in kundan and pearl",
    description:
      "Mathapatti of one to three strands in kundan, pearl and coloured stones, with their tikka. Delivery all over Pakistan.",
  },
};

/** The same for the page of the whole collection. */
export const shopMeta = {
  title: "The whole collection of handmade jewellery",
  description:
    "Bridal sets, chokkars, earrings, bangles, rings and clutches, all made by hand. Delivery all over Pakistan.",
};
