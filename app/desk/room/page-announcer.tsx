import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { focusHeading } from "../../ui/focus.ts";

/** What a browser does for a page that it loads itself: reading begins at its head, and the title is said. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // A field of the page may have taken it already.
    if (!document.activeElement?.closest("main")) focusHeading();
    setAnnouncement(document.title);
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
