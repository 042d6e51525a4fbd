import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isRouteErrorResponse } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { closeBeside } from "./components/close-beside.ts";
import { isUnreachable } from "./components/is-unreachable.ts";
import { hearSecondTaps } from "./components/second-tap.ts";

/** What an error view shows is logged as well, but for a page that isn't there and a line that broke: no incidents. */
function logError(error: unknown): void {
  if (isUnreachable(error) || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(error);
}

hearSecondTaps();
if (!("closedBy" in HTMLDialogElement.prototype)) document.addEventListener("click", closeBeside);

// A page that the browser kept while another was on its way would wait for that one for ever.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted && document.querySelector("[data-on-its-way]")) window.location.reload();
});

// What was fetched ahead and got lost is asked for again when it is needed.
window.addEventListener("unhandledrejection", (event) => {
  if (isUnreachable(event.reason)) event.preventDefault();
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={logError} />
    </StrictMode>,
  );
});
