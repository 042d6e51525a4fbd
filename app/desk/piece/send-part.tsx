import { useEffect, useRef } from "react";
import { pieceRatio } from "../../../shop/editor/frame.ts";
import type { Frame, Upload } from "../../../shop/editor/picture-desk.ts";
import { Problem } from "../../ui/problem.tsx";
import { AddPictures } from "../pictures/add-pictures.tsx";
import { CropFrame } from "../pictures/crop-frame.tsx";
import { type PlainlySaid, PlainSending } from "../pictures/plain-sending.tsx";
import { UploadRows } from "../pictures/upload-rows.tsx";
import type { useUploads } from "../pictures/use-uploads.ts";
import { useIsAlive } from "../ui/use-is-alive.ts";

type Uploads = ReturnType<typeof useUploads>;

const crops = [{ name: "piece", title: "Place the frame", ratio: pieceRatio }] as const;

/** The first that waits for its frame; the others wait with it. */
export function FramePart({ uploads }: { uploads: Uploads }) {
  const isAlive = useIsAlive();
  const waiting = uploads.rows.flatMap((row) => (row.step === "sent" && row.upload.state === "to-frame" ? [row] : []));
  const place = useRef<HTMLDivElement>(null);
  const [row] = waiting;
  const asks = row !== undefined;
  // What she is asked for next stands above everything, and she may be far below.
  useEffect(() => {
    if (asks) place.current?.scrollIntoView({ block: "nearest" });
  }, [asks]);
  if (!isAlive) return null;

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

type Props = { uploads: Uploads; sent: readonly Upload[]; place: string; back: string; said: PlainlySaid };

/** What is on its way, and what adds more of it. */
export function SendPart({ uploads, sent, place, back, said }: Props) {
  const isAlive = useIsAlive();
  return (
    <>
      {isAlive && <UploadRows rows={uploads.rows} onStop={uploads.stop} onRetry={uploads.retry} />}
      <Problem role="alert" className="mt-3 text-15">
        {uploads.notice}
      </Problem>
      <p className="mt-5 text-15 text-ink-2">
        JPEG, PNG, WebP, AVIF or HEIC, up to 20 MB each. We turn them upright and remove where and when they were taken.
      </p>
      {isAlive && (
        <div className="bottom-bar add-bar">
          <AddPictures onAdd={uploads.add} />
        </div>
      )}
      <PlainSending kind="piece" crops={crops} place={place} back={back} uploads={sent} said={said} />
    </>
  );
}
