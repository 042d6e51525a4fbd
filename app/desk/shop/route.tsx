import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { deskShopPath } from "../../../shop/desk/desk-paths.ts";
import { choosableRow } from "../../../shop/editor/choose-pieces.ts";
import type { PictureDesk, Upload } from "../../../shop/editor/picture-desk.ts";
import { leavesOf, valueAt } from "../../../shop/editor/record-path.ts";
import { shopSections } from "../../../shop/editor/shop-sections.ts";
import { signedInContext } from "../desk-context.ts";
import { slidePlace } from "./banner-picture.tsx";
import { FeedPart } from "./feed-part.tsx";
import { saveShopForm } from "./save-shop.ts";
import { ShopForm } from "./shop-form.tsx";
import { OtherRows, ShopHead, ShopIndex } from "./shop-index.tsx";
import { summarise } from "./summaries.ts";

export const meta = () => [{ title: "Shop · Desk" }];

const sectionOf = (slug: string | undefined) => shopSections.find((section) => section.slug === slug);
const mostSlides = sectionOf("banner")?.list?.most ?? 0;

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { words, pieces, pictures, people, me, now, shop } = context.get(signedInContext);
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
  const art = leavesOf(valueAt(settings.record, "bannerSlides")).flatMap(([path, name]) =>
    path.includes("art.") ? [name] : [],
  );
  return {
    open: section?.slug,
    saved: { settings, policies },
    summaries: summarise({ settings: settings.record, policies: policies.record }, known, pages),
    listings: pieces.facts.listings,
    pieces: rows.map(choosableRow),
    pictures: pieces.pictures(art),
    uploads,
    people: list.people.map(({ name }) => name),
    person: me.id,
    address: shop.address,
    isSaved: url.searchParams.get("done") === "saved",
    now,
  };
}

async function slideUploads(pictures: PictureDesk): Promise<Upload[]> {
  const all = await Promise.all(Array.from({ length: mostSlides }, (_, place) => pictures.list(slidePlace(place))));
  return all.flat();
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { words, pictures, now } = context.get(signedInContext);
  const section = sectionOf(params.section);
  const answer = await saveShopForm(words, await request.formData());
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
      <FeedPart shop={loaded.address} />
      <OtherRows {...loaded} />
    </div>
  );
}
