import { DeskIcon } from "../components/desk-icon.tsx";
import { SubmitButton } from "../components/submit-button.tsx";
import { useIsAlive } from "../components/use-is-alive.ts";

type Props = { labels: readonly string[]; isNew: boolean; isSaving: boolean; onThrowAway: () => void };

/** Below everything: what has changed, and the one button. */
export function SaveBar({ labels, isNew, isSaving, onThrowAway }: Props) {
  const isAlive = useIsAlive();
  const count = labels.length === 1 ? "1 change" : `${labels.length} changes`;
  return (
    <div className="save-bar">
      <div className="flex min-h-11 min-w-0 items-center gap-3 text-14 md:grow md:text-15">
        {isAlive && labels.length > 0 && (
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
        {isAlive && labels.length === 0 && !isNew && <p className="text-ink-2">Nothing to save.</p>}
      </div>
      <div className="flex items-center gap-3">
        <a href="#preview" aria-label="See it as shoppers will" className="preview-link">
          <DeskIcon name="eye" className="size-5" />
        </a>
        <p className="hidden text-14 text-ink-2 wide:block">Saved is live within two seconds.</p>
        <SubmitButton saving={isSaving && "Saving"} className="grow md:w-38">
          Save
        </SubmitButton>
      </div>
    </div>
  );
}
