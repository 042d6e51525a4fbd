/** A whole number of rupees. Paisa are never counted (".00" is only formatting), so no amount is a fraction. */
export type Rupees = number;

/** Throws where the result would not be exact: an inexact sum is a bug, never something to show a shopper. */
function exact(amount: number): Rupees {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole, safe amount of rupees: ${amount}`);
  return amount;
}

export function times(price: Rupees, quantity: number): Rupees {
  return exact(exact(price) * exact(quantity));
}

export function sum(amounts: Iterable<Rupees>): Rupees {
  let total = 0;
  for (const amount of amounts) total = exact(total + exact(amount));
  return total;
}

/**
 * Grouped in threes as Pakistani English does. Written by hand rather than with `Intl`, because the server's and
 * the browser's locale data may differ, and a price that changes while the page hydrates is not trusted.
 */
export function grouped(amount: number): string {
  return String(exact(amount)).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** On cards, in listings and in search: "48,000 PKR". */
export function formatListing(amount: Rupees): string {
  return `${grouped(amount)} PKR`;
}

/** On the product page: "PKR 48,000". */
export function formatPkr(amount: Rupees): string {
  return `PKR ${grouped(amount)}`;
}

/** In cart, checkout and messages: "Rs 48,000.00". */
export function formatRs(amount: Rupees): string {
  return `Rs ${grouped(amount)}.00`;
}

/** Where there is little room, as at the desk: "Rs 48,000", never broken over two lines. */
export function formatDesk(amount: Rupees): string {
  return `Rs\u00a0${grouped(amount)}`;
}
