import { isForShopper, type NewsKind } from "./order-news.ts";

/** An e-mail about an order that couldn't be delivered. */
export type MailTrouble = {
  /** Its id in the outbox. */
  mail: string;
  /** Undefined for the order's own e-mail to the seller. */
  news: NewsKind | undefined;
  attempts: number;
  /** The service's status and text, or how the connection failed. */
  problem: string;
  /** The service will never accept it, so there are no automatic retries. */
  isFinal: boolean;
};

export type ExplainedTrouble = { title: string; cause: string; remedy: string };

const newsNames: Readonly<Record<NewsKind, string>> = {
  placed: "that the order has come in",
  changed: "that it is changed",
  sent: "that it is on its way",
  cancelled: "that it is cancelled",
  "shopper-cancelled": "that it was cancelled",
  "shopper-paid": "about the payment",
};

/** For the seller: which e-mail, why, and what to do. */
export function explainTrouble({ news, problem, isFinal }: MailTrouble, first: string): ExplainedTrouble {
  const to = news && isForShopper(news) ? first : "you";
  const what = news ? ` ${newsNames[news]}` : " about this order";
  const title = `The e-mail to ${to}${what} isn’t getting through`;
  if (isFinal)
    return {
      title,
      cause: "The e-mail service doesn’t take this address.",
      remedy: `Ring ${first} or write on WhatsApp instead. It isn’t tried again by itself.`,
    };
  return { title, ...explainProblem(problem) };
}

const itself = "It is tried again by itself.";
const keys = "Ask whoever looks after the shop’s server to compare them with those at emailjs.com.";

const byStatus: Readonly<Record<string, Omit<ExplainedTrouble, "title">>> = {
  400: { cause: "The e-mail service doesn’t know the shop’s keys or its template.", remedy: `${keys} ${itself}` },
  401: { cause: "The e-mail service doesn’t let the shop in.", remedy: `Its keys may be wrong. ${keys} ${itself}` },
  402: {
    cause: "The e-mails of your plan are used up.",
    remedy: `Look at your plan at emailjs.com. ${itself}`,
  },
  403: {
    cause: "The e-mail service doesn’t let the shop in.",
    remedy: `At emailjs.com, under Account and then Security, allow requests from outside a browser. ${itself}`,
  },
  404: { cause: "The e-mail service doesn’t know the shop’s keys or its template.", remedy: `${keys} ${itself}` },
  412: {
    cause: "The mailbox that sends the shop’s e-mails isn’t connected any more.",
    remedy: `Sign in at emailjs.com, open Email Services and connect it again. ${itself}`,
  },
  429: { cause: "The e-mail service is busy.", remedy: `Nothing to do. ${itself}` },
};

function explainProblem(problem: string): Omit<ExplainedTrouble, "title"> {
  const status = /^\d{3}\b/.exec(problem)?.[0];
  if (/quota/i.test(problem)) return byStatus[402] as Omit<ExplainedTrouble, "title">;
  if (/recipient.*\bempty\b/i.test(problem))
    return {
      cause: "The template doesn’t say whom the e-mail is to.",
      remedy: `Open it at emailjs.com and fill in “To Email”; for shoppers with {{to_email}}. ${itself}`,
    };
  if (!status || status.startsWith("5"))
    return {
      cause: "The e-mail service can’t be reached.",
      remedy: `Nothing to do. ${itself} Orders come in as always.`,
    };
  return (
    byStatus[status] ?? {
      cause: "The e-mail service refuses it.",
      remedy: `Sign in at emailjs.com and look at Email History. ${itself}`,
    }
  );
}
