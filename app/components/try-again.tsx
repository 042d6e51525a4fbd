import { focusHeading } from "./take-focus.ts";

type Props = { onRetry: () => void /** Where the focus goes on. */; focusNext?: () => void; className: string };

/** It is gone once there is an answer, so it hands the focus on before. */
export function TryAgain({ onRetry, focusNext = focusHeading, className }: Props) {
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
