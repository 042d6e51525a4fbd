import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** Outside the component: an error view mounts the layout anew, which is no first visit. */
let lastPath: string | undefined;

/**
 * What a browser does for a page that it loads itself: reading starts at the top and the title is said.
 * The page loaded first is left alone. Filters and sorting change the address but not the path, and keep the focus.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    const isFirst = lastPath === undefined;
    lastPath = pathname;
    if (isFirst) return;
    focusHeading();
    setAnnouncement(document.title);
  }, [pathname]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  // Scrolling is the router's: to the top on the way on, to the old place on the way back.
  heading.focus({ preventScroll: true });
}
