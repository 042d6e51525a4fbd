import { useEffect, useState } from "react";
import { buttonStyle } from "../ui/button-style.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkChips } from "../ui/link-chips.tsx";
import { useBackOnline } from "../ui/use-back-online.ts";

const reload = () => window.location.reload();

/** Shown for a page that can't be reached: reloads once online again, and lists the pages that the service worker has. */
export default function OfflinePage() {
  useBackOnline(reload);
  const cached = useCachedPages();
  return (
    <EmptyState
      shamsa="broken"
      title="We couldn’t reach the shop"
      text="It looks as if the connection is gone. Your cart is safe; once you are back, this page comes by itself."
    >
      <button type="button" onClick={reload} className={buttonStyle("primary", "mt-6")}>
        Try again
      </button>
      {cached.length > 0 && <LinkChips id="cached-pages" title="These open without a connection" links={cached} />}
    </EmptyState>
  );
}

type CachedPage = { path: string; title: string };

/** Pages that the service worker has cached, the newest last. */
function useCachedPages(): readonly CachedPage[] {
  const [pages, setPages] = useState<readonly CachedPage[]>([]);
  useEffect(() => {
    readCachedPages().then(setPages, () => undefined);
  }, []);
  return pages;
}

const mostListed = 8;

async function readCachedPages(): Promise<readonly CachedPage[]> {
  const pages = new Map<string, string>();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      const response = await cache.match(request);
      const [, title] = /<title>([^<]*?)(?: · [^<·]*)?<\/title>/.exec((await response?.text()) ?? "") ?? [];
      if (title && pathname !== "/offline") pages.set(pathname + search, title.replaceAll("&amp;", "&"));
    }
  }
  return [...pages].slice(-mostListed).map(([path, title]) => ({ path, title }));
}
