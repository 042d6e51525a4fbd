import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { deskPath } from "../../shop/desk/desk-paths.ts";
import { connection, patientFetch } from "./connection/connection.ts";
import { hearSecondTaps } from "./connection/second-tap.ts";

hearSecondTaps();

// A page that the browser kept for Back may be of somebody who has signed out since.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) window.location.reload();
});

window.addEventListener("offline", connection.lost);
window.addEventListener("online", connection.found);
if (!navigator.onLine) connection.lost();

const { fetch } = window;
window.fetch = (asked, options) =>
  patientFetch(() => fetch(insideDesk(asked), options), {
    isRead: (options?.method ?? "GET") === "GET",
    signal: options?.signal,
  });

/** The router would ask for the data of /desk at /desk.data, where a cookie for /desk doesn't go. */
function insideDesk(asked: RequestInfo | URL): RequestInfo | URL {
  if (!(asked instanceof URL) || asked.pathname !== `${deskPath}.data`) return asked;
  const inside = new URL(asked);
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
