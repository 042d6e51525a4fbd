/** What the seller charges for delivery when a price is agreed: the shop's own sum, another one, or nothing. */
export const deliveryChoices = ["shop", "other", "none"] as const;
export type DeliveryChoice = (typeof deliveryChoices)[number];
