import { useBackOnline } from "../components/use-back-online.ts";

/** The pieces below are from before: what was asked for last couldn't be had. */
export function Unreached({ retry }: { retry: () => void }) {
  useBackOnline(retry);
  return (
    <div role="alert" className="mb-6 flex flex-wrap items-center justify-between gap-x-4 bg-tint px-4 py-1.5">
      <p>We couldn’t reach the shop. These are the pieces from before.</p>
      <button type="button" onClick={retry} className="min-h-11 font-semibold text-accent-deep underline">
        Try again
      </button>
    </div>
  );
}
