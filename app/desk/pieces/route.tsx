import { useEffect, useState } from "react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
} from "react-router";
import { deskPiecesPath } from "../../../shop/desk/desk-paths.ts";
import { filterPieces, parsePieceFilter, pieceFilterQuery, pieceStates } from "../../../shop/editor/piece-filter.ts";
import { parseTickedPieces, tickedPieceValue } from "../../../shop/editor/ticked-pieces.ts";
import { shouldRevalidate } from "../connection/revalidate-after-conflict.ts";
import { signedInContext } from "../desk-context.ts";
import { PieceBulkBar } from "./piece-bulk-bar.tsx";
import { PieceList } from "./piece-list.tsx";
import { PieceOutcomeNotice } from "./piece-outcome-notice.tsx";
import { PieceTabs } from "./piece-tabs.tsx";
import { PiecesHead } from "./pieces-head.tsx";
import { parseUndo } from "./row-undo.ts";
import { saveRowForm } from "./save-row.ts";
import { readTicks, tickAll } from "./tick-boxes.ts";
import { outcomeInWords, parsePieceStep, readPieceOutcome, stepPieces, writePieceOutcome } from "./ticked-pieces.ts";

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
  const outcome = readPieceOutcome(searchParams);
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
    query: String(listQuery(searchParams)),
    isTicking: searchParams.get("tick") === "yes",
    sale: Number(searchParams.get("sale")) || undefined,
    outcome: outcome && { outcome, words: outcomeInWords(outcome, all) },
  };
}

/** Filter and page of this list, without ticks and outcome. */
function listQuery(params: URLSearchParams): URLSearchParams {
  const query = pieceFilterQuery(parsePieceFilter(params));
  const page = params.get("page");
  if (page) query.set("page", page);
  return query;
}

/**
 * Saves price and stock of one row, or does something to the ticked pieces. The redirect says what was done, so that it
 * shows without script.
 */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const { pieces } = context.get(signedInContext);
  const form = await request.formData();
  const query = listQuery(url.searchParams);
  const step = parsePieceStep(form.get("do"));
  if (step) {
    writePieceOutcome(query, await stepPieces(pieces, step, parseTickedPieces(form.getAll("pieces"))));
    throw redirect(`${deskPiecesPath}?${query}`);
  }
  const answer = await saveRowForm(pieces, form);
  if ("problem" in answer) {
    // After somebody else's save the filter may leave it out.
    const row = (await pieces.list()).find(({ id }) => id === answer.id);
    return data({ ...answer, row }, { status: 409 });
  }
  if (answer.done) query.set("done", answer.done);
  throw redirect(`${deskPiecesPath}?${query}`);
}

export default function Pieces() {
  const loaded = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { key } = useLocation();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  // Boxes may have been ticked before hydration; another list has other boxes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes are in the page, not in a state
  useEffect(() => setTicked(readTicks()), [key]);
  const { rows, filter, isTicking, query, outcome, facts } = loaded;
  const tickedRows = rows.filter((row) => ticked.includes(tickedPieceValue(row)));
  const place = facts.listings.findIndex(({ slug }) => slug === filter.listing);
  const listing = facts.listings[place];
  return (
    <div
      className={`piece-list desk-page pb-24 md:pb-28 md:pt-12 ${isTicking ? "ticking" : ""}`}
      onChange={() => setTicked(readTicks())}
    >
      <PiecesHead
        {...{ filter, query, isTicking }}
        rowCount={rows.length}
        tickedCount={tickedRows.length}
        onTickAll={() => setTicked(tickAll(true))}
      />
      <PieceTabs {...loaded} />
      <div role="status">{outcome && <PieceOutcomeNotice key={key} {...outcome} query={query} />}</div>
      <PieceList
        {...loaded}
        refusal={refusal}
        tickedCount={tickedRows.length}
        onTickAll={(isTicked) => setTicked(tickAll(isTicked))}
      />
      <PieceBulkBar
        rows={tickedRows}
        query={query}
        listing={listing && { ...listing, count: loaded.listingCounts[place] ?? 0 }}
        sale={loaded.sale}
        onUntick={() => setTicked(tickAll(false))}
      />
    </div>
  );
}
