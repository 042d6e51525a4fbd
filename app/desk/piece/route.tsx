import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { roomContext } from "../desk-context.ts";
import { answerPiece } from "./answer-piece.ts";
import { blankPiece, parsePieceId } from "./blank-piece.ts";
import { PieceEditor } from "./piece-editor.tsx";
import { PieceHead } from "./piece-head.tsx";
import { SavedNotice } from "./saved-notice.tsx";

export function meta({ loaderData }: { loaderData?: { piece: { record: { name: string } } } }) {
  return [{ title: `${loaderData?.piece.record.name || "New piece"} · Desk` }];
}

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { pieces, me, now } = context.get(roomContext);
  const isNew = params.id === undefined;
  const id = isNew ? await pieces.nextId() : parsePieceId(params.id);
  const from = isNew ? await pieces.find(parsePieceId(url.searchParams.get("from"))) : undefined;
  const found = isNew ? blankPiece(id, from) : await pieces.find(id);
  if (!found) throw new Response(null, { status: 404 });
  return {
    id,
    isNew,
    piece: found,
    facts: pieces.facts,
    person: me.id,
    now,
    notice: url.searchParams.get("done") ?? undefined,
    versions: isNew ? 0 : (await pieces.versions(id)).length,
  };
}

/** What was saved leads to the piece as it is now; what was refused stays on the screen as it was typed. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { pieces, now } = context.get(roomContext);
  const form = await request.formData();
  const isNew = params.id === undefined;
  const answer = await answerPiece(pieces, parsePieceId(isNew ? form.get("id") : params.id), form, isNew);
  if ("to" in answer) throw redirect(answer.to);
  return data({ ...answer, now }, { status: answer.reason === "refused" ? 422 : 409 });
}

export default function Piece() {
  const loaded = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { piece, isNew, id } = loaded;
  const met = refusal?.reason === "changed" ? refusal.latest.version : "";
  return (
    <div className="piece-page desk-page pb-32 md:pt-10 md:pb-28">
      <PieceHead {...loaded} />
      <SavedNotice {...loaded} />
      <PieceEditor key={`${isNew ? "new" : id} ${piece.version} ${met}`} {...loaded} refusal={refusal} />
    </div>
  );
}
