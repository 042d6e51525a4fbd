import { deskDraftsPath } from "../../../shop/desk/desk-paths.ts";
import type { PieceDesk } from "../../../shop/editor/piece-desk.ts";
import type { PieceDrafts } from "../../../shop/editor/piece-drafts.ts";
import { readPiece, typedFields } from "../../../shop/editor/piece-form.ts";
import type { PieceRefusal } from "./save-piece.ts";

type Ports = { pieces: Pick<PieceDesk, "facts">; drafts: PieceDrafts };

/** Keeps what is typed for a new piece, finished or not. */
export async function keepDraftForm(
  { pieces, drafts }: Ports,
  draft: number | undefined,
  form: FormData,
): Promise<{ to: string } | PieceRefusal> {
  const fields = typedFields(form);
  const typed = readPiece(fields, Number(fields.get("id")), pieces.facts);
  const revision = Number(fields.get("revision")) || 0;
  const answer = await drafts.save({ id: draft, revision, record: typed });
  if (answer.outcome === "saved") return { to: `${deskDraftsPath}?done=${draft === undefined ? "new" : "kept"}` };
  const { latest } = answer;
  return {
    reason: "drafted",
    by: latest.saved.by,
    revision: latest.revision,
    typed,
    seen: Number(fields.get("seen")) || 0,
  };
}
