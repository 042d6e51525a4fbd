import { createContext, type ReactNode } from "react";

/** What the server renders and the browser doesn't: see still-html.tsx. */
export const StillContext = /* @__PURE__ */ createContext<ReactNode>(null);

/** Of the element around it; one to a page. */
export const stillId = "still";
