import { useEffect } from "react";

/** The reviews aren't hydrated: what their links do beyond the browser's own is loaded when one is pressed. */
export function useReviewPresses(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("#reviews a");
      if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      import("./review-presses.ts").then(({ press }) => press(link)).catch(() => location.assign(link.href));
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}
