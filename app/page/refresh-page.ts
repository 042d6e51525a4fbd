import { stillId } from "../ui/still-context.ts";
import { type PageData, readPageData } from "./page-data.ts";

let show: ((data: PageData) => void) | undefined;
let shownAt = Date.now();

/** Called once the page is hydrated. After Back it may come from the HTTP cache, at any age. */
export function onPageData(render: (data: PageData) => void): void {
  show = render;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "back_forward") void refreshPage();
}

/**
 * Fetches this page again and re-renders it with what it shows now; state, focus and typed text stay. With a form it
 * is the form's answer that is shown. "lost" if there is no answer, or one from another release.
 */
export async function refreshPage(form?: HTMLFormElement): Promise<"shown" | "lost"> {
  try {
    const response = await fetch(location.href, form ? { method: "POST", body: formBody(form) } : {});
    // The form redirects to another page.
    if (new URL(response.url).pathname !== location.pathname) {
      location.assign(response.url);
      return "shown";
    }
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const next = readPageData(page);
    const own = readPageData(document);
    if (!next || next.release !== own?.release || next.name !== own.name) return "lost";
    shownAt = Date.now();
    show?.(next);
    // React doesn't know what is in there; see `StillHtml`.
    document.getElementById(stillId)?.replaceChildren(...(page.getElementById(stillId)?.childNodes ?? []));
    return "shown";
  } catch {
    return "lost";
  }
}

/** As the browser would submit it. */
function formBody(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(fields);
}

const staleAfter = 60_000;

/** A page from the back/forward cache may show prices of an hour ago. */
if (!import.meta.env.SSR) {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && Date.now() - shownAt > staleAfter) void refreshPage();
  });
}
