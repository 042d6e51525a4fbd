import { useEffect, useState } from "react";
import { formatClock } from "../../shop/pakistan-days.ts";
import { useBackOnline } from "../ui/use-back-online.ts";
import { refreshPage } from "./refresh-page.ts";

/** On a page from the service worker's cache, shown because the shop couldn't be reached: when it was saved. The
 * element is always there, because screen readers announce only changes inside a live region. */
export function CachedPageNotice() {
  const [cachedAt, setCachedAt] = useState<number>();
  useEffect(() => {
    const at = Number(document.documentElement.dataset.cachedAt);
    if (at > 0) setCachedAt(at);
  }, []);
  useBackOnline(async () => {
    if (cachedAt && (await refreshPage()) === "shown") setCachedAt(undefined);
  });
  return (
    <p role="status" className={cachedAt ? "bg-tint px-4 py-2.5 text-center text-14" : ""}>
      {cachedAt && (
        <>
          No connection. This page is from <span className="nums">{formatClock(cachedAt)}</span>.
        </>
      )}
    </p>
  );
}
