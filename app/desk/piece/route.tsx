import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
} from "react-router";
import { deskEditorPath } from "../../../shop/desk/desk-paths.ts";
import type { PictureDesk } from "../../../shop/editor/picture-desk.ts";
import { arrangedIn } from "../../../shop/editor/picture-list.ts";
import { roomContext } from "../desk-context.ts";
import { answerPiece } from "./answer-piece.ts";
import { ArrangeHead } from "./arrange-head.tsx";
import { blankPiece, parsePieceId } from "./blank-piece.ts";
import { PieceEditor } from "./piece-editor.tsx";
import { PieceHead } from "./piece-head.tsx";
import { SavedNotice } from "./saved-notice.tsx";

export function meta({ loaderData }: { loaderData?: { piece: { record: { name: string } } } }) {
  return [{ title: `${loaderData?.piece.record.name || "New piece"} · Desk` }];
}

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { pieces, pictures, me, now } = context.get(roomContext);
  const isNew = params.id === undefined;
  const id = isNew ? await pieces.nextId() : parsePieceId(params.id);
  const from = isNew ? await pieces.find(parsePieceId(url.searchParams.get("from"))) : undefined;
  const found = isNew ? blankPiece(id, from) : await pieces.find(id);
  if (!found) throw new Response(null, { status: 404 });
  const place = placeOf(isNew, id, me.id);
  return {
    id,
    isNew,
    place,
    uploads: await pictures.list(place),
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
  const { pieces, pictures, me, now } = context.get(roomContext);
  const form = await request.formData();
  const isNew = params.id === undefined;
  const id = parsePieceId(isNew ? form.get("id") : params.id);
  const answer = await answerPiece(pieces, id, form, isNew);
  if ("to" in answer) {
    await forgetReady(pictures, placeOf(isNew, id, me.id));
    throw redirect(answer.to);
  }
  const status = { refused: 422, arranged: 200, changed: 409, counted: 409, gone: 409 }[answer.reason];
  const named = "typed" in answer ? arrangedIn(answer.typed).images : [];
  return data({ ...answer, now, pictures: pieces.pictures(named) }, { status });
}

/** What pictures are sent for: a piece, or whatever she is making anew. */
function placeOf(isNew: boolean, id: number, person: string): string {
  return isNew ? `new-${person}` : `piece-${id}`;
}

/** Those that are part of the piece now, and those that were left out of it. */
async function forgetReady(pictures: PictureDesk, place: string): Promise<void> {
  for (const { id, state } of await pictures.list(place)) if (state === "ready") await pictures.leaveOut(id);
}

export default function Piece() {
  const loaded = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { piece, isNew, id, notice } = loaded;
  const met = refusal?.reason === "changed" ? refusal.latest.version : "";
  const { pathname } = useLocation();
  const editor = deskEditorPath(pathname);
  const isArranging = pathname !== editor;
  return (
    <div className="piece-page desk-page pb-32 md:pt-10 md:pb-28">
      {isArranging ? <ArrangeHead editor={editor} name={piece.record.name} /> : <PieceHead {...loaded} />}
      {!refusal && <SavedNotice {...loaded} />}
      <PieceEditor
        key={`${isNew ? "new" : id} ${piece.version} ${met}`}
        {...loaded}
        isArranging={isArranging}
        isSaved={notice === "saved"}
        refusal={refusal}
      />
    </div>
  );
}
