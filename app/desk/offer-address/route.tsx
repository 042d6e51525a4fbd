import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { deskOfferPath, deskOrderPath } from "../../../shop/desk/desk-paths.ts";
import { typedFields } from "../../../shop/editor/piece-form.ts";
import { entryChoices, readEntry } from "../../../shop/offer/entry-form.ts";
import { describeEntryRefusal } from "../../../shop/offer/entry-refusal.ts";
import { shouldRevalidate } from "../connection/revalidate-after-conflict.ts";
import { signedInContext } from "../desk-context.ts";
import { findOffer } from "../offer/find-offer.ts";
import { AddressForm } from "./address-form.tsx";
import { blankEntry, typedEntry } from "./typed-entry.ts";

export { shouldRevalidate };

export const meta = () => [{ title: "Enter her address · Desk" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { offers, me } = context.get(signedInContext);
  const found = await findOffer(offers, params.id);
  if (found.offer.state !== "open") throw redirect(deskOfferPath(found.offer.id));
  const choices = entryChoices(found.offer.terms.lines, found.pieces);
  const blank = blankEntry(found.offer, choices, crypto.randomUUID(), await offers.lastSource());
  return { ...found, choices, blank, person: me.id, delivery: offers.shop.delivery };
}

/** Redirects to the new order. What was refused is the answer to the POST, with what was typed. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { offers } = context.get(signedInContext);
  const { offer, pieces, sums } = await findOffer(offers, params.id);
  const choices = entryChoices(offer.terms.lines, pieces);
  const form = await request.formData();
  const typed = typedEntry(typedFields(form), choices);
  const read = readEntry(typed, choices, offer.terms.lines.length);
  if (!read.ok) return data({ typed, faults: read.faults, sentence: "", takenBy: null }, { status: 422 });
  const total = Number(form.get("total"));
  const answer = await offers.enter(offer.id, { key: typed.key ?? "", ...read.entry, total });
  if (answer.outcome === "unknown") throw new Response(null, { status: 404 });
  if (answer.outcome === "entered") throw redirect(deskOrderPath(answer.number));
  const { errors, takenBy } = answer;
  const names = sums.lines.map(({ name }) => name);
  const refusal = describeEntryRefusal({ errors, takenBy, name: offer.name, pieces: names, choices });
  // The sums have changed: shown with the offer as it is now.
  const isStale = errors.some(({ reason }) => reason === "price-changed");
  return data({ typed, ...refusal, takenBy }, { status: isStale ? 409 : 422 });
}

export default function EnterAddress() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <AddressForm key={loaded.offer.id} {...loaded} refused={refused} />;
}
