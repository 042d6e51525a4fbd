import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { deskShopPath } from "../../../shop/desk/desk-paths.ts";
import type { PictureDesk, Upload } from "../../../shop/editor/picture-desk.ts";
import { leavesOf, valueAt } from "../../../shop/editor/record-path.ts";
import { shopSections } from "../../../shop/editor/shop-sections.ts";
import { roomContext } from "../desk-context.ts";
import { answerShop } from "./answer-shop.ts";
import { slidePlace } from "./banner-picture.tsx";
import { ShopForm } from "./shop-form.tsx";
import { OtherRows, ShopHead, ShopIndex } from "./shop-index.tsx";
import { idsAt, summarise } from "./summaries.ts";

export const meta = () => [{ title: "Shop · Desk" }];

const sectionOf = (slug: string | undefined) => shopSections.find((section) => section.slug === slug);
const mostSlides = sectionOf("banner")?.list?.most ?? 0;

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { words, pieces, pictures, people, me, now } = context.get(roomContext);
  const section = sectionOf(params.section);
  if (params.section !== undefined && !section) throw new Response(null, { status: 404 });
  const [settings, policies, pages, list, rows, uploads] = await Promise.all([
    words.find("settings"),
    words.find("policies"),
    words.versions("policies"),
    people.list(),
    pieces.list(),
    slideUploads(pictures),
  ]);
  const known = new Map(rows.map(({ id, name, picture }) => [id, { name, picture: picture?.name }]));
  const shown = new Set([
    ...idsAt(settings.record, "shopWindow"),
    ...idsAt(settings.record, "searchSamples"),
    ...[0, 1, 2, 3, 4, 5].flatMap((place) => idsAt(settings.record, `homeCarousels.${place}.products`)),
  ]);
  const art = leavesOf(valueAt(settings.record, "bannerSlides")).flatMap(([path, name]) =>
    path.includes("art.") ? [name] : [],
  );
  return {
    open: section?.slug,
    saved: { settings, policies },
    summaries: summarise({ settings: settings.record, policies: policies.record }, known, pages),
    listings: pieces.facts.listings,
    pieces: Object.fromEntries(known),
    pictures: [
      ...pieces.pictures(art),
      ...rows.flatMap(({ id, picture }) => (shown.has(id) && picture ? [picture] : [])),
    ],
    uploads,
    people: list.people.map(({ name }) => name),
    person: me.id,
    isSaved: url.searchParams.get("done") === "saved",
    now,
  };
}

async function slideUploads(pictures: PictureDesk): Promise<Upload[]> {
  const all = await Promise.all(Array.from({ length: mostSlides }, (_, place) => pictures.list(slidePlace(place))));
  return all.flat();
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { words, pictures, now } = context.get(roomContext);
  const section = sectionOf(params.section);
  const answer = await answerShop(words, await request.formData());
  if (answer.reason !== "saved") return data({ ...answer, now }, { status: answer.status });
  for (const { id, state } of await slideUploads(pictures)) if (state === "ready") await pictures.leaveOut(id);
  throw redirect(`${deskShopPath}${section ? `/${section.slug}` : ""}?done=saved`);
}

export default function Shop() {
  const loaded = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { open, saved } = loaded;
  return (
    <div className={`shop-page desk-page pb-32 md:pt-12 ${open ? "section-page" : ""}`}>
      <ShopHead />
      <ShopIndex {...loaded} />
      <ShopForm
        key={`${saved.settings.version} ${saved.policies.version} ${refusal?.reason ?? ""}`}
        {...loaded}
        refusal={refusal}
      />
      <OtherRows {...loaded} />
    </div>
  );
}
