import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type Params,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
} from "react-router";
import { deskEditorPath } from "../../../shop/desk/desk-paths.ts";
import { may } from "../../../shop/desk/roles.ts";
import { choosableRow } from "../../../shop/editor/choose-pieces.ts";
import type { PictureDesk } from "../../../shop/editor/picture-desk.ts";
import { arrangedIn } from "../../../shop/editor/picture-list.ts";
import { draftPlace } from "../../../shop/editor/piece-drafts.ts";
import { signedInContext } from "../desk-context.ts";
import { parsePieceId } from "../editor/parse-piece-id.ts";
import { ArrangeHead } from "./arrange-head.tsx";
import { blankPiece, draftedPiece } from "./blank-piece.ts";
import { keepDraftForm } from "./keep-draft.ts";
import { PieceEditor } from "./piece-editor.tsx";
import { PieceHead } from "./piece-head.tsx";
import { savePieceForm } from "./save-piece.ts";
import { SavedNotice } from "./saved-notice.tsx";

export function meta({ loaderData }: { loaderData?: { piece: { record: { name: string } } } }) {
  return [{ title: `${loaderData?.piece.record.name || "New piece"} · Desk` }];
}

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { pieces, costs, drafts, pictures, me, now } = context.get(signedInContext);
  const isNew = params.id === undefined;
  const id = isNew ? await pieces.nextId() : parsePieceId(params.id);
  const draft = params.draft === undefined ? undefined : await drafts.find(parsePieceId(params.draft));
  if (params.draft !== undefined && !draft) throw new Response(null, { status: 404 });
  const from = isNew ? await pieces.find(parsePieceId(url.searchParams.get("from"))) : undefined;
  const blank = () => (draft ? draftedPiece(id, draft, pieces.pictures) : blankPiece(id, from));
  const found = isNew ? blank() : await pieces.find(id);
  if (!found) throw new Response(null, { status: 404 });
  const place = placeOf(params, id, me.id);
  return {
    id,
    isNew,
    draft: draft && { id: draft.id, revision: draft.revision },
    place,
    uploads: await pictures.list(place),
    piece: found,
    facts: pieces.facts,
    choosable: (await pieces.list()).map(choosableRow),
    cost: may(me.role, "takings") ? ((await costs.of(id)) ?? null) : undefined,
    person: me.id,
    now,
    notice: url.searchParams.get("done") ?? undefined,
    versions: isNew ? 0 : (await pieces.versions(id)).length,
  };
}

/** Saved, it redirects to the piece; refused, the form stays as it was typed. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { pieces, costs, drafts, pictures, me, now } = context.get(signedInContext);
  const form = await request.formData();
  const isNew = params.id === undefined;
  const id = parsePieceId(isNew ? form.get("id") : params.id);
  const draft = params.draft === undefined ? undefined : parsePieceId(params.draft);
  const isKept = isNew && form.get("intent") === "draft";
  const answer = isKept
    ? await keepDraftForm({ pieces, drafts }, draft, form)
    : await savePieceForm({ pieces, costs }, id, form, isNew);
  if ("to" in answer) {
    if (draft !== undefined && !isKept) await drafts.remove(draft);
    await forgetReady(pictures, placeOf(params, id, me.id));
    throw redirect(answer.to);
  }
  const status = { refused: 422, arranged: 200, changed: 409, counted: 409, drafted: 409, gone: 409 }[answer.reason];
  const named = "typed" in answer ? arrangedIn(answer.typed).images : [];
  return data({ ...answer, now, pictures: pieces.pictures(named) }, { status });
}

/** What pictures are sent for: a piece, a draft, or the new one of this person. */
function placeOf(params: Params<"id" | "draft">, id: number, person: string): string {
  if (params.draft !== undefined) return draftPlace(parsePieceId(params.draft));
  return params.id === undefined ? `new-${person}` : `piece-${id}`;
}

/** Whether they are part of the saved piece or were left out of it. */
async function forgetReady(pictures: PictureDesk, place: string): Promise<void> {
  for (const { id, state } of await pictures.list(place)) if (state === "ready") await pictures.leaveOut(id);
}

export default function Piece() {
  const loaded = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { piece, isNew, id, draft, notice } = loaded;
  const latest = refusal?.reason === "changed" ? refusal.latest.version : "";
  const { pathname } = useLocation();
  const editor = deskEditorPath(pathname);
  const isArranging = pathname !== editor;
  return (
    <div className="piece-page desk-page pb-32 md:pt-10 md:pb-28">
      {isArranging ? <ArrangeHead editor={editor} name={piece.record.name} /> : <PieceHead {...loaded} />}
      {!refusal && <SavedNotice {...loaded} />}
      <PieceEditor
        key={`${draft ? `draft ${draft.id} ${draft.revision}` : isNew ? "new" : id} ${piece.version} ${latest}`}
        {...loaded}
        isArranging={isArranging}
        isSaved={notice === "saved"}
        refusal={refusal}
      />
    </div>
  );
}
