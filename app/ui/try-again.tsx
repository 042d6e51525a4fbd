import { focusHeading } from "./focus.ts";
import { useBackOnline } from "./use-back-online.ts";

type Props = { onRetry: () => void /** Moves the focus on. */; focusNext?: () => void; className: string };

/** Also retries by itself once online again. Moves the focus first: the button disappears when there is an answer. */
export function TryAgain({ onRetry, focusNext = focusHeading, className }: Props) {
  useBackOnline(onRetry);
  return (
    <button
      type="button"
      onClick={() => {
        focusNext();
        onRetry();
      }}
      className={className}
    >
      Try again
    </button>
  );
}
