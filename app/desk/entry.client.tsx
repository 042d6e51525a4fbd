import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { deskPath } from "../../shop/desk-paths.ts";

// A page that the browser kept for Back may be of somebody who has signed out since.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) window.location.reload();
});

// The router would ask for the data of /desk at /desk.data, where a cookie for /desk doesn't go.
const { fetch } = window;
window.fetch = (asked, options) => {
  if (!(asked instanceof URL) || asked.pathname !== `${deskPath}.data`) return fetch(asked, options);
  const inside = new URL(asked);
  inside.pathname = `${deskPath}/_.data`;
  return fetch(inside, options);
};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
