import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { focusHeading } from "../components/take-focus.ts";

/** Outside the component: an error view mounts the layout anew, which is no first visit. */
let lastPage: string | undefined;

/**
 * What a browser does for a page that it loads itself: reading starts at the top and the title is said.
 * The page loaded first is left alone. Filters and sorting change the address but not the page, and keep the focus;
 * other words searched for, or another list, are another page.
 */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const page = [pathname, params.get("q"), params.get("ids")].join();
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    const isFirst = lastPage === undefined;
    lastPage = page;
    if (isFirst) return;
    if (!document.activeElement?.closest("details[open] search")) focusHeading();
    setAnnouncement(document.title);
  }, [page]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
