import type { MouseEvent, ReactNode } from "react";
import { Link, useHref, useNavigate } from "react-router";

/** Whether the history entry before this one is that page. Browsers without the Navigation API don't say. */
function isBefore(href: string): boolean {
  const { navigation }: { navigation?: Navigation } = window;
  const index = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries()[index - 1]?.url;
  return before != null && new URL(before).pathname === new URL(href, before).pathname;
}

/** A link to the page that this one was opened from: goes back to it where it can, which restores its scroll position. */
export function BackLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const href = useHref(to);
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !isBefore(href)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={to} onClick={goBack} className={className}>
      {children}
    </Link>
  );
}
