import { useEffect, useRef } from "react";
import { pieceRatio } from "../../../shop/editor/frame.ts";
import type { Frame } from "../../../shop/editor/picture-desk.ts";
import { Problem } from "../../ui/problem.tsx";
import { AddPictures } from "../pictures/add-pictures.tsx";
import { CropFrame } from "../pictures/crop-frame.tsx";
import { PicturesNeedScript } from "../pictures/pictures-need-script.tsx";
import { UploadRows } from "../pictures/upload-rows.tsx";
import type { useUploads } from "../pictures/use-uploads.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

type Uploads = ReturnType<typeof useUploads>;

const crops = [{ name: "piece", title: "Place the frame", ratio: pieceRatio }] as const;

/** The first that waits for its frame; the others wait with it. */
export function FramePart({ uploads }: { uploads: Uploads }) {
  const isHydrated = useHydrated();
  const waiting = uploads.rows.flatMap((row) => (row.step === "sent" && row.upload.state === "to-frame" ? [row] : []));
  const place = useRef<HTMLDivElement>(null);
  const [row] = waiting;
  const asks = row !== undefined;
  // What she is asked for next stands above everything, and she may be far below.
  useEffect(() => {
    if (asks) place.current?.scrollIntoView({ block: "nearest" });
  }, [asks]);
  if (!isHydrated) return null;

  // The button that was pressed goes with its frame; whoever goes on by keys stays where it was.
  async function use({ piece }: Readonly<Record<string, Frame>>): Promise<void> {
    if (row && piece) await uploads.use(row.key, row.upload.id, { piece });
    place.current?.focus();
  }
  function leaveOut(key: string): void {
    uploads.stop(key);
    place.current?.focus();
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {row && (
        <CropFrame
          key={row.key}
          upload={row.upload}
          crops={crops}
          aside={waiting.length > 1 ? `${row.label}, 1 of ${waiting.length}` : row.label}
          isLost={row.isLost ?? false}
          onUse={use}
          onLeaveOut={() => leaveOut(row.key)}
        />
      )}
    </div>
  );
}

/** What is on its way, and what adds more of it. */
export function SendPart({ uploads }: { uploads: Uploads }) {
  const isHydrated = useHydrated();
  return (
    <>
      {isHydrated && <UploadRows rows={uploads.rows} onStop={uploads.stop} onRetry={uploads.retry} />}
      <Problem role="alert" className="mt-3 text-15">
        {uploads.notice}
      </Problem>
      <p className="mt-5 text-15 text-ink-2">
        JPEG, PNG, WebP, AVIF or HEIC, up to 20 MB each. We turn them upright and remove where and when they were taken.
      </p>
      {isHydrated ? (
        <div className="add-bar">
          <AddPictures onAdd={uploads.add} />
        </div>
      ) : (
        <PicturesNeedScript />
      )}
    </>
  );
}
