import { useEffect, useState } from "react";
import { formatClock } from "../../shop/pakistan-days.ts";
import { useBackOnline } from "../ui/use-back-online.ts";
import { refreshPage } from "./refresh-page.ts";

/** On a page that the service worker had kept, shown because the shop couldn't be reached: how old it is. */
export function CachedPageNotice() {
  const [keptAt, setKeptAt] = useState<number>();
  useEffect(() => {
    const at = Number(document.documentElement.dataset.keptAt);
    if (at > 0) setKeptAt(at);
  }, []);
  useBackOnline(async () => {
    if (keptAt && (await refreshPage()) === "shown") setKeptAt(undefined);
  });
  return (
    <p role="status" className={keptAt ? "bg-tint px-4 py-2.5 text-center text-14" : ""}>
      {keptAt && (
        <>
          No connection. This page is from <span className="nums">{formatClock(keptAt)}</span>.
        </>
      )}
    </p>
  );
}
