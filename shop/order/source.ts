/** Where an order came from: the shop's own checkout, an offer's link, or a deal that the seller wrote down. */
export const orderSources = ["shop", "offer", "whatsapp", "instagram", "phone", "in-person"] as const;
export type OrderSource = (typeof orderSources)[number];

/** What the seller can choose when she enters an order. */
export const enteredSources = ["whatsapp", "instagram", "phone", "in-person"] as const satisfies readonly OrderSource[];
export type EnteredSource = (typeof enteredSources)[number];

export const sourceNames: Readonly<Record<OrderSource, string>> = {
  shop: "Shop",
  offer: "Offer",
  whatsapp: "WhatsApp",
  instagram: "Instagram",
  phone: "Phone",
  "in-person": "In person",
};

export function parseSource(text: string | null | undefined): OrderSource | undefined {
  return orderSources.find((source) => source === text);
}
