/** Of the reason for cancelling. */
export const maxReason = 200;

/** The name of an order's field in the sheet for sending. */
export const trackingName = (number: string) => `tracking-${number}`;
