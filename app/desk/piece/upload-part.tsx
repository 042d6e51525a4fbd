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

/** Crops one upload after the other. */
export function CropPart({ uploads }: { uploads: Uploads }) {
  const isHydrated = useHydrated();
  const waiting = uploads.rows.flatMap((row) =>
    row.status === "sent" && row.upload.state === "to-frame" ? [row] : [],
  );
  const container = useRef<HTMLDivElement>(null);
  const [row] = waiting;
  const hasRow = row !== undefined;
  // It is at the top of the page, and may be offscreen.
  useEffect(() => {
    if (hasRow) container.current?.scrollIntoView({ block: "nearest" });
  }, [hasRow]);
  if (!isHydrated) return null;

  // The pressed button is unmounted: the focus stays here, for the keyboard.
  async function use({ piece }: Readonly<Record<string, Frame>>): Promise<void> {
    if (row && piece) await uploads.use(row.key, row.upload.id, { piece });
    container.current?.focus();
  }
  function leaveOut(key: string): void {
    uploads.stop(key);
    container.current?.focus();
  }

  return (
    <div ref={container} tabIndex={-1} className="outline-none">
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

export function UploadPart({ uploads }: { uploads: Uploads }) {
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
