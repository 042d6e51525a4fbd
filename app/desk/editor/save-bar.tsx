import type { ReactNode } from "react";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

type Props = {
  /** Of the fields that have changed. */
  labels: readonly string[];
  /** Said where nothing has changed. */
  idle?: string | undefined;
  /** Beside the changes: pictures that aren't ready yet. */
  aside?: string | undefined;
  isSaving: boolean;
  onThrowAway: () => void;
  /** Link to the preview on the same page. */
  preview?: string;
  button?: string;
  /** Another button, before Save. */
  beside?: ReactNode;
  /** Above the bar: why it isn't saved yet. */
  children?: ReactNode;
};

/** At the bottom of an editor: what has changed, and Save. */
export function SaveBar({
  labels,
  idle,
  aside,
  isSaving,
  onThrowAway,
  preview,
  button = "Save",
  beside,
  children,
}: Props) {
  const isHydrated = useHydrated();
  const count = labels.length === 1 ? "1 change" : `${labels.length} changes`;
  return (
    <div className="bottom-bar save-bar" data-idle={labels.length === 0 || undefined}>
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
        {beside}
        <SubmitButton saving={isSaving && "Saving"} className="grow md:w-38">
          {button}
        </SubmitButton>
      </div>
    </div>
  );
}
