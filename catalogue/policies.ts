import type { Policies, Policy } from "./settings-schema.ts";

const returns: Policy = {
  title: "Replacement & Return Policy",
  description: "What we do when a piece arrives damaged or wrong, and what to ask before a piece is made for you.",
  intro:
    "Every piece is made by hand and checked before it leaves us. If something is still wrong, we want to put it right.",
  sections: [
    {
      heading: "If it arrives damaged or wrong",
      points: [
        "Send us a photograph on WhatsApp, with your order number.",
        "We repair it, replace it or take it back if you write within 7 days of delivery.",
        "Keep the box until we have spoken.",
      ],
    },
    {
      heading: "Made-to-order pieces",
      text: "They are made for you after you order, so please check size and colour with us first. Asking costs nothing.",
    },
  ],
};

const orderConfirmation: Policy = {
  title: "Order Confirmation",
  description: "What happens after you order: how we confirm it, how long a piece takes and how it reaches you.",
  intro: "Once you see an order number, we have your order. Keep the number: it is what we ask for first.",
  sections: [
    {
      heading: "What happens next",
      points: [
        "We confirm with you: a call or a message to the phone number you gave.",
        "We make and pack it. Made to Order pieces take {making time} by hand, Ready to Ship pieces are made already.",
        "It comes to your door, anywhere in Pakistan, for one flat charge of {delivery}.",
      ],
    },
    {
      heading: "If you paid by mobile wallet",
      text: "Send us the screenshot of your payment on WhatsApp, with your order number. Cash on Delivery needs nothing more.",
    },
    {
      heading: "Something to change",
      text: "A size, an address, a date: tell us on WhatsApp before we start on your piece.",
    },
  ],
};

/**
 * The two pages of plain text that the footer leads to. A section holds a text, points, or both.
 * Blanks in braces are filled in, as in `settings.ts`.
 */
export const policies: Policies = { returns, orderConfirmation };
