import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { deskDraftsPath } from "../../../shop/desk/desk-paths.ts";
import { centredFrame, pieceRatio } from "../../../shop/editor/frame.ts";
import type { Upload } from "../../../shop/editor/picture-desk.ts";
import { draftsPlace } from "../../../shop/editor/piece-drafts.ts";
import { AddPictures, DropZone } from "../pictures/add-pictures.tsx";
import { UploadRows } from "../pictures/upload-rows.tsx";
import { useUploads } from "../pictures/use-uploads.ts";

/** Each photograph is cropped in its middle and becomes a draft of its own. */
export function AddPhotographs({ uploads: sentBefore }: { uploads: readonly Upload[] }) {
  const { submit } = useFetcher();
  const begin = () => void submit({ intent: "begin" }, { method: "post", action: deskDraftsPath });
  const uploads = useUploads({
    ...{ kind: "piece", place: draftsPlace, sentBefore },
    room: Number.POSITIVE_INFINITY,
    onReady: begin,
  });

  const crop = useEffectEvent(() => {
    for (const row of uploads.rows)
      if (row.status === "sent" && row.upload.state === "to-frame" && !row.isLost)
        void uploads.use(row.key, row.upload.id, { piece: centredFrame(row.upload, pieceRatio) });
  });
  const waiting = uploads.rows
    .flatMap((row) => (row.status === "sent" && row.upload.state === "to-frame" && !row.isLost ? [row.key] : []))
    .join(" ");
  useEffect(() => {
    if (waiting !== "") crop();
  }, [waiting]);

  // Ready since the page was left.
  const hasReady = sentBefore.some(({ state }) => state === "ready");
  const beginReady = useEffectEvent(begin);
  useEffect(() => {
    if (hasReady) beginReady();
  }, [hasReady]);

  return (
    <section aria-label="Add photographs" className="mt-5">
      <DropZone onAdd={uploads.add}>
        <p className="font-semibold">Add photographs</p>
        <UploadRows rows={uploads.rows} onStop={uploads.stop} onRetry={uploads.retry} />
        <div className="mt-3 flex max-w-120 gap-2.5">
          <AddPictures onAdd={uploads.add} />
        </div>
      </DropZone>
    </section>
  );
}
