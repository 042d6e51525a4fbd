import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { deskPath } from "../../shop/desk/desk-paths.ts";
import { connection, retryingFetch } from "./connection/connection.ts";
import { prefetchScripts } from "./connection/prefetch-scripts.ts";
import { ignoreSecondTaps } from "./connection/second-tap.ts";

ignoreSecondTaps();

// A page that Back restores from the back/forward cache may belong to somebody who has signed out since.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) window.location.reload();
});

window.addEventListener("offline", connection.lost);
window.addEventListener("online", connection.found);
if (!navigator.onLine) connection.lost();

const { fetch } = window;
window.fetch = (input, options) =>
  retryingFetch(() => fetch(insideDesk(input), options), {
    isRead: (options?.method ?? "GET") === "GET",
    signal: options?.signal,
  });

/** React Router fetches the data of /desk from /desk.data, where a cookie with the path /desk isn't sent. */
function insideDesk(input: RequestInfo | URL): RequestInfo | URL {
  if (!(input instanceof URL) || input.pathname !== `${deskPath}.data`) return input;
  const inside = new URL(input);
  inside.pathname = `${deskPath}/_.data`;
  return inside;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

void prefetchScripts();
