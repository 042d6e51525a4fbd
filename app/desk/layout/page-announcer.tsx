import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { focusHeading } from "../../ui/focus.ts";

/** For screen readers, what a browser does after a full page load: focus at the top, and the title announced. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // The new screen may have focused a field already.
    if (!document.activeElement?.closest("main")) focusHeading();
    setAnnouncement(document.title);
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
