import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isRouteErrorResponse } from "react-router";
import { HydratedRouter } from "react-router/dom";

/** What an error view shows is logged as well, but for a page that isn't there: an answer, not an incident. */
function logError(error: unknown): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(error);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={logError} />
    </StrictMode>,
  );
});
