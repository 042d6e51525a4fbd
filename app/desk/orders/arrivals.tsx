import { useRevalidator } from "react-router";
import { Nuqta } from "../../components/nuqta.tsx";
import { useArrivals } from "./use-arrivals.ts";

/** Orders that came in since: a line on top, and nothing moves under a finger until it is tapped. */
export function Arrivals({ top }: { top: string | undefined }) {
  const { count, offlineSince } = useArrivals(top);
  const { revalidate } = useRevalidator();
  if (offlineSince)
    return (
      <p role="status" className="-mx-4 flex min-h-11 items-center gap-3 bg-closed px-4 text-14 md:mx-0">
        <Nuqta className="text-[8px]" />
        No connection since {offlineSince}. This may be old.
      </p>
    );
  return (
    <div role="status" className="-mx-4 md:mx-0">
      {count > 0 && (
        <button
          type="button"
          onClick={() => void revalidate()}
          className="flex min-h-11 w-full items-center justify-center gap-3 bg-tint font-semibold text-accent-deep md:min-h-12"
        >
          <Nuqta count={Math.min(3, count) as 1 | 2 | 3} className="text-[8px]" />
          {count === 1 ? "1 new order" : `${count} new orders`}
        </button>
      )}
    </div>
  );
}
