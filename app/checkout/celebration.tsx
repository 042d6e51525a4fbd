import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";

const lasts = 20_000;

/** Nothing, if the script can't be loaded: the confirmation must still show. */
const Confetti = lazy<ComponentType>(() => import("./confetti.tsx").catch(() => ({ default: () => null })));

/** Confetti for twenty seconds, or until it is stopped; none with reduced motion. */
export function Celebration() {
  const [runs, setRuns] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  useEffect(() => {
    const timer = setTimeout(() => setRuns(false), lasts);
    return () => clearTimeout(timer);
  }, []);
  if (!runs) return null;
  return (
    <>
      <Suspense>
        <Confetti />
      </Suspense>
      <button
        type="button"
        onClick={() => setRuns(false)}
        className="absolute top-1 right-[max(8px,env(safe-area-inset-right))] min-h-11 px-2 text-13 text-ink-2 underline underline-offset-4 hover:text-ink md:top-4 md:right-[max(24px,env(safe-area-inset-right))] wide:right-14"
      >
        Stop confetti
      </button>
    </>
  );
}
