import type { ReactNode } from "react";

/** A live region: screen readers read its text whenever it changes. It must be in the page before it has any text. */
export function Announcer({ children }: { children: ReactNode }) {
  return (
    <span role="status" className="sr-only">
      {children}
    </span>
  );
}
