/** Apart from the texts themselves: every page links to the two policies, only their own pages carry them. */
export const policyTitles = {
  returns: "Replacement & Return Policy",
  orderConfirmation: "Order Confirmation",
} as const;
