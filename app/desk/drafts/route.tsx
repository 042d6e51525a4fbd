import { useEffect } from "react";
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { deskDraftsPath, deskPiecesPath } from "../../../shop/desk/desk-paths.ts";
import { arrangedIn } from "../../../shop/editor/picture-list.ts";
import { draftPlace, draftsInWords, draftsPlace } from "../../../shop/editor/piece-drafts.ts";
import { Icon } from "../../ui/icon.tsx";
import { signedInContext } from "../desk-context.ts";
import { dropDraft, newPieceDraft } from "../editor/drafts.ts";
import { PicturesNeedScript } from "../pictures/pictures-need-script.tsx";
import { EmptyBox } from "../ui/empty-box.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { AddPhotographs } from "./add-photographs.tsx";
import { DraftTile } from "./draft-tile.tsx";

export const meta = () => [{ title: "Drafts · Desk" }];

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { drafts, pieces, pictures } = context.get(signedInContext);
  const [list, uploads] = await Promise.all([drafts.list(), pictures.list(draftsPlace)]);
  return {
    drafts: list.map(({ id, record }) => ({
      id,
      name: String(record.name ?? ""),
      picture: pieces.pictures(arrangedIn(record).images)[0],
    })),
    uploads,
    /** The draft that is about to be thrown away. */
    asked: Number(url.searchParams.get("away")) || undefined,
    notice: url.searchParams.get("done") ?? undefined,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { drafts, pictures } = context.get(signedInContext);
  const form = await request.formData();
  if (form.get("intent") === "begin") {
    await drafts.begin();
    return null;
  }
  const id = Number(form.get("id"));
  if (form.get("intent") === "away" && Number.isSafeInteger(id)) {
    await drafts.remove(id);
    for (const upload of await pictures.list(draftPlace(id))) await pictures.leaveOut(upload.id);
  }
  throw redirect(`${deskDraftsPath}?done=away`);
}

const kept = "Kept as a draft. Shoppers don’t see it.";
const notices: Readonly<Record<string, string>> = {
  kept,
  new: kept,
  away: "Thrown away.",
};

export default function Drafts() {
  const { drafts, uploads, asked, notice } = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  // The next new piece begins empty.
  useEffect(() => {
    if (notice === "new") dropDraft(newPieceDraft);
  }, [notice]);
  return (
    <div className="desk-page pb-32 md:pt-10 md:pb-28">
      <div className="back-bar">
        <Link to={deskPiecesPath} className="back-link grow">
          <Icon name="left" />
          Pieces
        </Link>
      </div>
      <h1 className="font-display text-32 leading-[1.14] md:text-48">{draftsInWords(drafts.length)}</h1>
      <p className="mt-1 text-ink-2">Photographs that become pieces. Shoppers don’t see them.</p>
      {notice && (
        <p role="status" className="mt-4 font-semibold">
          {notices[notice]}
        </p>
      )}
      {isHydrated ? <AddPhotographs uploads={uploads} /> : <PicturesNeedScript />}
      {drafts.length === 0 && (
        <EmptyBox title="No drafts">Add photographs: each becomes a piece to finish later.</EmptyBox>
      )}
      <ul className="choose-grid">
        {drafts.map((draft) => (
          <DraftTile key={draft.id} {...draft} isAsked={draft.id === asked} />
        ))}
      </ul>
    </div>
  );
}
