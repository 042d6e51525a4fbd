import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { deskPiecesPath } from "../../../shop/desk/desk-paths.ts";
import { filterPieces, parsePieceFilter, pieceFilterQuery, pieceStates } from "../../../shop/editor/piece-filter.ts";
import { shouldRevalidate } from "../connection/revalidate-after-conflict.ts";
import { signedInContext } from "../desk-context.ts";
import { PieceList } from "./piece-list.tsx";
import { PieceTabs } from "./piece-tabs.tsx";
import { PiecesHead } from "./pieces-head.tsx";
import { parseUndo } from "./row-undo.ts";
import { saveRowForm } from "./save-row.ts";

export { shouldRevalidate };

export const meta = () => [{ title: "Pieces · Desk" }];

const pageSize = 60;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { pieces, drafts } = context.get(signedInContext);
  const { searchParams } = url;
  const filter = parsePieceFilter(searchParams);
  const all = await pieces.list();
  const found = filterPieces(all, filter);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(pages, Math.max(1, Number(searchParams.get("page")) || 1));
  const counts = (field: "listing" | "state", keys: readonly string[]) =>
    keys.map((key) => filterPieces(all, parsePieceFilter(new URLSearchParams({ [field]: key }))).length);
  return {
    filter,
    rows: found.slice((page - 1) * pageSize, page * pageSize),
    found: found.length,
    all: all.length,
    page,
    pages,
    open: Number(searchParams.get("edit")) || undefined,
    done: parseUndo(searchParams),
    facts: pieces.facts,
    listingCounts: counts(
      "listing",
      pieces.facts.listings.map(({ slug }) => slug),
    ),
    stateCounts: counts("state", pieceStates),
    drafts: await drafts.count(),
  };
}

/** Saves price and stock of one row. The redirect says that it is saved, so that it shows without script. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const { pieces } = context.get(signedInContext);
  const answer = await saveRowForm(pieces, await request.formData());
  if ("problem" in answer) {
    // After somebody else's save the filter may leave it out.
    const row = (await pieces.list()).find(({ id }) => id === answer.id);
    return data({ ...answer, row }, { status: 409 });
  }
  const query = pieceFilterQuery(parsePieceFilter(url.searchParams));
  const page = url.searchParams.get("page");
  if (page) query.set("page", page);
  if (answer.done) query.set("done", answer.done);
  throw redirect(`${deskPiecesPath}?${query}`);
}

export default function Pieces() {
  const loaded = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <div className="desk-page pb-24 md:pb-28 md:pt-12">
      <PiecesHead filter={loaded.filter} />
      <PieceTabs {...loaded} />
      <PieceList {...loaded} refusal={refusal} />
    </div>
  );
}
