import type { ReactNode } from "react";

export function SavedGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="mt-5 grid grid-cols-2 gap-x-3 gap-y-7 large-letters:grid-cols-1 md:mt-9 md:grid-cols-3 md:gap-x-5.5 md:gap-y-12 wide:grid-cols-4">
      {children}
    </ul>
  );
}

/** While the list or its pieces load. */
export function SavedSkeleton() {
  return (
    <div role="status" className="noscript:hidden">
      <p className="sr-only">Opening the list…</p>
      <div aria-hidden="true">
        <SavedGrid>
          {["one", "two", "three", "four"].map((place) => (
            <li key={place}>
              <div className="aspect-3/4 rounded-card bg-sand" />
              <div className="mt-3 h-6 w-24 bg-sand" />
              <div className="mt-2 h-4 w-32 bg-sand" />
              <div className="mt-2 h-4 w-20 bg-sand md:hidden" />
              <div className="mt-13.5 h-11 border border-line md:mt-14.5" />
            </li>
          ))}
        </SavedGrid>
      </div>
    </div>
  );
}
