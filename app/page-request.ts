import type { ReactNode } from "react";
import type { Edition } from "../catalogue/edition.ts";
import type { OrderFollower } from "../shop/follow/order-follower.ts";
import type { OfferReader } from "../shop/offer/offer-reader.ts";
import type { ShownPage } from "./pages.ts";
import type { HeadTag } from "./seo/head-html.ts";

/** What the server hands in: `follow` and `offers` only for the pages of a shopper's own order or offer. */
export type PageContext = { edition: Edition; follow?: OrderFollower; offers?: OfferReader };

export type PageRequest = PageContext & {
  request: Request;
  url: URL;
  /** The named parts of the path. */
  params: Readonly<Record<string, string>>;
};

/** A page, with its status and head. A route that answers with anything else gives a Response. */
export type PageAnswer = ShownPage & {
  head: readonly HeadTag[];
  status?: number;
  /** The path of the listing that the page belongs to. */
  listing?: string;
  /** What `StillHtml` in the page shows; it isn't hydrated. */
  still?: ReactNode;
};

export type Route = (request: PageRequest) => PageAnswer | Response | Promise<PageAnswer | Response>;

export function followerOf({ follow }: PageRequest): OrderFollower {
  if (!follow) throw new Error("This page needs an order follower");
  return follow;
}

export function offersOf({ offers }: PageRequest): OfferReader {
  if (!offers) throw new Error("This page needs an offer reader");
  return offers;
}

/** 303, after a form was submitted: the browser loads this page next. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}
