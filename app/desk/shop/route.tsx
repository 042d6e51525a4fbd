import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { deskShopPath } from "../../../shop/desk-paths.ts";
import { leavesOf, valueAt } from "../../../shop/record-path.ts";
import { labelAt, shownValue } from "../../../shop/shop-form.ts";
import { shopSections } from "../../../shop/shop-sections.ts";
import { roomContext } from "../desk-context.ts";
import { answerSection } from "./answer-section.ts";
import { SectionForm } from "./section-form.tsx";
import { ShopIndex } from "./shop-index.tsx";

export const meta = () => [{ title: "Shop · Desk" }];

const sectionOf = (slug: string | undefined) => shopSections.find((section) => section.slug === slug);

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { words, pieces, people, now } = context.get(roomContext);
  const section = sectionOf(params.section);
  if (params.section !== undefined && !section) throw new Response(null, { status: 404 });
  const [settings, policies, list, rows] = await Promise.all([
    words.find("settings"),
    words.find("policies"),
    people.list(),
    pieces.list(),
  ]);
  const records = { settings, policies };
  const art = leavesOf(valueAt(settings.record, "bannerSlides")).flatMap(([path, name]) =>
    path.includes("art.") ? [name] : [],
  );
  return {
    open: section?.slug,
    current: section && records[section.record],
    summaries: shopSections.map(({ slug, title, record, fields, list: items }) => {
      const [first] = fields;
      const count = items && valueAt(records[record].record, items.path);
      const value = first && shownValue(first, valueAt(records[record].record, first.path));
      return { slug, title, value: Array.isArray(count) && !first ? `${count.length} in all` : (value ?? "") };
    }),
    listings: pieces.facts.listings,
    names: Object.fromEntries(rows.map(({ id, name }) => [id, name])),
    pictures: pieces.pictures(art),
    people: list.people.map(({ name }) => name),
    isSaved: url.searchParams.get("done") === "saved",
    now,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { words, now } = context.get(roomContext);
  const section = sectionOf(params.section);
  if (!section) throw new Response(null, { status: 404 });
  const answer = await answerSection(words, section, await request.formData());
  if (answer.reason === "saved") throw redirect(`${deskShopPath}/${section.slug}?done=saved`);
  return data({ ...answer, label: labelAt(section.fields[0]?.path ?? ""), now }, { status: answer.status });
}

export default function Shop() {
  const loaded = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const section = sectionOf(loaded.open);
  const met = refusal?.reason === "changed" ? refusal.latest : loaded.current;
  return (
    <div className={`shop-page desk-page md:pt-12 ${section ? "section-page pb-32" : "pb-24"}`}>
      <ShopIndex {...loaded} />
      {section && met && (
        <SectionForm
          key={`${section.slug} ${met.version} ${refusal?.reason ?? ""}`}
          {...loaded}
          section={section}
          current={met}
          refusal={refusal}
        />
      )}
    </div>
  );
}
