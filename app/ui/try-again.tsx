import { focusHeading } from "./focus.ts";
import { useBackOnline } from "./use-back-online.ts";

type Props = { onRetry: () => void /** Where the focus goes on. */; focusNext?: () => void; className: string };

/** It tries by itself when the line is back. It is gone once there is an answer, so it hands the focus on before. */
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
