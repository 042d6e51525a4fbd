import { use, useState } from "react";
import { StillContext, stillId } from "./still-context.ts";

/**
 * The part of a page that its route renders as `still`: the browser keeps that HTML as it is, so that what it is made
 * with adds nothing to the page's scripts. `refreshPage` replaces it.
 */
export const StillHtml = import.meta.env.SSR ? Rendered : Kept;

function Rendered() {
  return <div id={stillId}>{use(StillContext)}</div>;
}

/** Given back as it is, so that it outlives a hydration that fails and starts anew. */
function Kept() {
  const [html] = useState(() => document.getElementById(stillId)?.innerHTML ?? "");
  return <div id={stillId} dangerouslySetInnerHTML={{ __html: html }} />;
}
