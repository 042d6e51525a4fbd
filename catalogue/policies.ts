import type { Policies, Policy } from "./settings-schema.ts";

const whereWeAre: Policy["sections"][number] = {
  heading: "Where we are",
  text: "{address}. Write before you come, so that somebody is at the door.",
};

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
        "We pay the courier, there and back: the mistake is ours.",
      ],
    },
    {
      heading: "If you send it back for another reason",
      text: "Ask us first, please. Where we take a piece back that is as we sent it, you pay the courier and we return its price.",
    },
    {
      heading: "Made-to-order pieces",
      text: "They are made for you after you order, so please check size and colour with us first. Asking costs nothing.",
    },
    whereWeAre,
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
        "We make and pack it. Made to Order pieces take {making time} by hand, Ready to Ship pieces are made already and arrive in {arrival time}.",
        "It comes to your door, anywhere in Pakistan, for one flat charge of {delivery}.",
      ],
    },
    {
      heading: "If you paid by mobile wallet",
      text: "At checkout you send us the screenshot of your payment on WhatsApp. If you send it after the order, use the chat link on the page that confirms it: your order number is typed there already. Cash on Delivery needs nothing more.",
    },
    {
      heading: "Something to change",
      text: "A size, an address, a date: tell us on WhatsApp before we start on your piece.",
    },
    whereWeAre,
  ],
};

/**
 * The two pages of plain text that the footer leads to. A section holds a text, points, or both.
 * Blanks in braces are filled in, as in `settings.ts`.
 */
export const policies: Policies = { returns, orderConfirmation };
