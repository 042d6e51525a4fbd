import { deskAddress, deskPicturePath, deskSignInPath } from "../../../shop/desk/desk-paths.ts";
import { isWorthTrying, makingWords, sendSentences } from "../../../shop/editor/picture-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { Problem } from "../../ui/problem.tsx";
import type { UploadRow } from "./use-uploads.ts";

type Props = { rows: readonly UploadRow[]; onStop: (key: string) => void; onRetry: (row: UploadRow) => void };

/** Pictures that aren't ready yet, each with its progress or what went wrong. */
export function UploadRows({ rows, onStop, onRetry }: Props) {
  if (rows.length === 0) return null;
  return (
    <ul aria-label="On their way">
      {rows.map((row) => (
        <li key={row.key} className="picture-row items-center">
          <Thumb row={row} />
          <div className="min-w-0 grow">
            <p className="truncate font-semibold" dir="auto">
              {row.label}
            </p>
            <UploadStatus row={row} onRetry={onRetry} />
          </div>
          <Stop row={row} onStop={onStop} />
        </li>
      ))}
    </ul>
  );
}

function Thumb({ row }: { row: UploadRow }) {
  return (
    <span className="picture-thumb">
      {row.status === "sent" ? (
        <img src={deskAddress(deskPicturePath(row.upload.id))} alt="" />
      ) : (
        <Icon name="image" className="size-6" />
      )}
    </span>
  );
}

function UploadStatus({ row, onRetry }: { row: UploadRow; onRetry: (row: UploadRow) => void }) {
  if (row.status === "waiting") return <p className="text-15 text-ink-2">Waits to be sent.</p>;
  if (row.status === "sending") {
    const percent = Math.round(row.share * 100);
    return (
      <>
        <p className="nums text-15 text-ink-2">{percent < 100 ? `Sending, ${percent} %` : "Being read"}</p>
        <progress value={percent} max={100} aria-label={`Sending ${row.label}`} className="send-bar mt-2" />
      </>
    );
  }
  if (row.status === "refused")
    return (
      <>
        <Problem role="alert" className="text-15">
          {sendSentences[row.fault]}
        </Problem>
        {row.fault === "signed-out" && (
          // In another tab: chosen files don't survive a navigation.
          <a
            href={deskAddress(deskSignInPath)}
            target="_blank"
            className="row-link mr-4 underline underline-offset-3"
            rel="noopener"
          >
            Sign in again
          </a>
        )}
        {isWorthTrying(row.fault) && <TryAgain row={row} onRetry={onRetry} />}
      </>
    );
  const { upload } = row;
  return (
    <>
      {upload.state === "failed" ? (
        <Problem role="alert" className="text-15">
          {makingWords(upload)}
        </Problem>
      ) : (
        <p role="status" className="nums text-15 text-ink-2">
          {makingWords(upload)}
        </p>
      )}
      {upload.state === "making" && upload.of > 0 && (
        <progress value={upload.made} max={upload.of} aria-label={`Making ${row.label}`} className="send-bar mt-2" />
      )}
      {upload.state === "failed" && <TryAgain row={row} onRetry={onRetry} />}
    </>
  );
}

function TryAgain({ row, onRetry }: { row: UploadRow; onRetry: (row: UploadRow) => void }) {
  return (
    <button type="button" onClick={() => onRetry(row)} className="row-link underline underline-offset-3">
      Try again<span className="sr-only">, {row.label}</span>
    </button>
  );
}

function Stop({ row, onStop }: { row: UploadRow; onStop: (key: string) => void }) {
  const isRefused = row.status === "refused";
  return (
    <button
      type="button"
      onClick={() => onStop(row.key)}
      className="flex min-h-11 min-w-11 items-center justify-center font-semibold text-15 text-accent-deep"
    >
      {isRefused ? <Icon name="close" className="size-5 text-ink" /> : "Stop"}
      <span className="sr-only">{isRefused ? `Take ${row.label} off the list` : `, ${row.label}`}</span>
    </button>
  );
}
