import { type RefObject, useEffect, useState } from "react";

/** Whether an element is offscreen; behind the sticky header counts as offscreen. */
export function useIsOffscreen(watched: RefObject<HTMLElement | null>): boolean {
  const [isOffscreen, setIsOffscreen] = useState(false);
  useEffect(() => {
    if (!watched.current) return;
    const nav = getComputedStyle(document.documentElement).getPropertyValue("--nav-height");
    const observer = new IntersectionObserver(([entry]) => setIsOffscreen(entry ? !entry.isIntersecting : false), {
      rootMargin: `-${nav.trim() || "0px"} 0px 0px`,
    });
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  return isOffscreen;
}
