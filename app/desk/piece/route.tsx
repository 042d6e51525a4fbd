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
import { may } from "../../../shop/desk/roles.ts";
import type { PictureDesk } from "../../../shop/editor/picture-desk.ts";
import { arrangedIn } from "../../../shop/editor/picture-list.ts";
import { signedInContext } from "../desk-context.ts";
import { parsePieceId } from "../editor/parse-piece-id.ts";
import { ArrangeHead } from "./arrange-head.tsx";
import { blankPiece } from "./blank-piece.ts";
import { PieceEditor } from "./piece-editor.tsx";
import { PieceHead } from "./piece-head.tsx";
import { savePieceForm } from "./save-piece.ts";
import { SavedNotice } from "./saved-notice.tsx";

export function meta({ loaderData }: { loaderData?: { piece: { record: { name: string } } } }) {
  return [{ title: `${loaderData?.piece.record.name || "New piece"} · Desk` }];
}

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { pieces, costs, pictures, me, now } = context.get(signedInContext);
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
    cost: may(me.role, "takings") ? ((await costs.of(id)) ?? null) : undefined,
    person: me.id,
    now,
    notice: url.searchParams.get("done") ?? undefined,
    versions: isNew ? 0 : (await pieces.versions(id)).length,
  };
}

/** Saved, it redirects to the piece; refused, the form stays as it was typed. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { pieces, costs, pictures, me, now } = context.get(signedInContext);
  const form = await request.formData();
  const isNew = params.id === undefined;
  const id = parsePieceId(isNew ? form.get("id") : params.id);
  const answer = await savePieceForm({ pieces, costs }, id, form, isNew);
  if ("to" in answer) {
    await forgetReady(pictures, placeOf(isNew, id, me.id));
    throw redirect(answer.to);
  }
  const status = { refused: 422, arranged: 200, changed: 409, counted: 409, gone: 409 }[answer.reason];
  const named = "typed" in answer ? arrangedIn(answer.typed).images : [];
  return data({ ...answer, now, pictures: pieces.pictures(named) }, { status });
}

/** What pictures are sent for: a piece, or the new one of this person. */
function placeOf(isNew: boolean, id: number, person: string): string {
  return isNew ? `new-${person}` : `piece-${id}`;
}

/** Whether they are part of the saved piece or were left out of it. */
async function forgetReady(pictures: PictureDesk, place: string): Promise<void> {
  for (const { id, state } of await pictures.list(place)) if (state === "ready") await pictures.leaveOut(id);
}

export default function Piece() {
  const loaded = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { piece, isNew, id, notice } = loaded;
  const latest = refusal?.reason === "changed" ? refusal.latest.version : "";
  const { pathname } = useLocation();
  const editor = deskEditorPath(pathname);
  const isArranging = pathname !== editor;
  return (
    <div className="piece-page desk-page pb-32 md:pt-10 md:pb-28">
      {isArranging ? <ArrangeHead editor={editor} name={piece.record.name} /> : <PieceHead {...loaded} />}
      {!refusal && <SavedNotice {...loaded} />}
      <PieceEditor
        key={`${isNew ? "new" : id} ${piece.version} ${latest}`}
        {...loaded}
        isArranging={isArranging}
        isSaved={notice === "saved"}
        refusal={refusal}
      />
    </div>
  );
}
