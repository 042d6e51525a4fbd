import { useEffect, useState } from "react";
import { buttonStyle } from "../ui/button-style.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { useBackOnline } from "../ui/use-back-online.ts";

const reload = () => window.location.reload();

/** Where a page can't be had: it comes by itself with the connection, and what was visited is a link away. */
export default function OfflinePage() {
  useBackOnline(reload);
  const kept = useKeptPages();
  return (
    <EmptyState
      shamsa="broken"
      title="We couldn’t reach the shop"
      text="It looks as if the connection is gone. Your cart is safe; once you are back, this page comes by itself."
    >
      <button type="button" onClick={reload} className={buttonStyle("primary", "mt-6")}>
        Try again
      </button>
      {kept.length > 0 && (
        <>
          <h2 id="kept" className="mt-8 text-14 text-ink-2 md:text-17">
            These open without a connection
          </h2>
          <ul aria-labelledby="kept" className="mt-3 flex max-w-[480px] flex-wrap justify-center gap-2">
            {kept.map(({ path, title }) => (
              <li key={path}>
                <a
                  href={path}
                  className="flex min-h-11 items-center rounded-full border border-line-2/40 px-4 font-medium text-14 transition-colors hover:border-ink"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}

type KeptPage = { path: string; title: string };

/** The newest last pages that the service worker has, without this one. */
function useKeptPages(): readonly KeptPage[] {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    readKeptPages().then(setPages, () => undefined);
  }, []);
  return pages;
}

const mostListed = 8;

async function readKeptPages(): Promise<readonly KeptPage[]> {
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
