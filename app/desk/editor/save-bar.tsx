import type { ReactNode } from "react";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

type Props = {
  /** What has changed, in words. */
  labels: readonly string[];
  /** Where nothing has. */
  idle?: string | undefined;
  /** What isn't part of it yet. */
  aside?: string | undefined;
  isSaving: boolean;
  onThrowAway: () => void;
  /** The part of the page that shows it as shoppers will see it. */
  preview?: string;
  button?: string;
  /** What has to be said before it is saved. */
  children?: ReactNode;
};

/** Below everything: what has changed, and the one button. */
export function SaveBar({ labels, idle, aside, isSaving, onThrowAway, preview, button = "Save", children }: Props) {
  const isHydrated = useHydrated();
  const count = labels.length === 1 ? "1 change" : `${labels.length} changes`;
  return (
    <div className="save-bar" data-idle={labels.length === 0 || undefined}>
      {children}
      <div className="flex min-h-11 min-w-0 items-center gap-3 text-14 md:flex-1 md:text-15">
        {isHydrated && labels.length > 0 && (
          <>
            <p role="status" className="min-w-0 grow truncate md:grow-0">
              <span className="font-semibold">{count}:</span> {labels.join(", ")}
            </p>
            <button
              type="button"
              onClick={onThrowAway}
              className="min-h-11 shrink-0 font-semibold text-accent-deep underline underline-offset-3"
            >
              Throw away
            </button>
          </>
        )}
        {isHydrated && labels.length === 0 && !aside && <p className="text-ink-2">{idle}</p>}
        {isHydrated && aside && (
          <p role="status" className="shrink-0 text-ink-2">
            {aside}
          </p>
        )}
      </div>
      <div className="flex items-center gap-3">
        {preview && (
          <a href={preview} aria-label="See it as shoppers will" className="preview-link">
            <DeskIcon name="eye" className="size-5" />
          </a>
        )}
        <p className="hidden text-14 text-ink-2 wide:block">Saved is live within two seconds.</p>
        <SubmitButton saving={isSaving && "Saving"} className="grow md:w-38">
          {button}
        </SubmitButton>
      </div>
    </div>
  );
}
