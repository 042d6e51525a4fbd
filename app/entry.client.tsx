import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { readPageData } from "./page/page-data.ts";
import { onPageData } from "./page/refresh-page.ts";
import { nameTransitions } from "./page/view-transition.ts";
import { loadPage } from "./pages.ts";
import { registerServiceWorker } from "./service-worker/register.ts";
import { lightDismiss } from "./ui/light-dismiss.ts";

if (!("closedBy" in HTMLDialogElement.prototype)) document.addEventListener("click", lightDismiss);

nameTransitions();

// Back must not show a page with its menu still open.
window.addEventListener("pagehide", () => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
});

const container = document.getElementById("app");
const data = readPageData(document);
if (!container || !data) throw new Error("The page came without its data");
const Page = await loadPage(data.name);

startTransition(() => {
  const root = hydrateRoot(container, <App Page={Page} data={data} />);
  onPageData((next) => startTransition(() => root.render(<App Page={Page} data={next} />)));
});

registerServiceWorker();
