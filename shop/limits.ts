/** How much an order may hold; the same for the cart, its saved copy, the form and the server. */
export const maxLines = 100;
export const maxQuantity = 9999;
export const maxProductId = 999_999_999;
export const maxKilos = 1000;

/** An order of more counted pieces than this is pointed out to the seller. */
export const largeOrder = 10;

/** Counted pieces that one phone, or one network address, may hold in orders that nobody has confirmed. */
export const maxHeldPieces = 50;

/** In UTF-16 units, as `maxlength` counts them. */
export const maxLengths = {
  name: 200,
  email: 320,
  address: 500,
  city: 100,
  phone: 40,
  notes: 2000,
  size: 20,
  scent: 50,
} as const;

/** Texts of an offer; its name and phone are as long as an order's. */
export const offerLengths = { ownName: 80, ownWords: 600, note: 600 } as const;

/** Most rupees that can be agreed for one piece, and for delivery. */
export const maxAgreed = 100_000_000;
export const maxDelivery = 100_000;

/** Longest search text. */
export const maxQuery = 100;

/** Related pieces in a product's page, and in each further batch that the row fetches while it is scrolled. */
export const relatedAtOnce = 10;
