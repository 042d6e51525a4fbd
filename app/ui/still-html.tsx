import { use, useState } from "react";
import { StillContext } from "./still-context.ts";

/** One to a page. */
const id = "still";

/**
 * The part of a page that its route renders as `still`: the browser keeps that HTML as it is, so that what it is made
 * with adds nothing to the page's scripts.
 */
export const StillHtml = import.meta.env.SSR ? Rendered : Kept;

function Rendered() {
  return <div id={id}>{use(StillContext)}</div>;
}

/** Given back as it is, so that it outlives a hydration that fails and starts anew. */
function Kept() {
  const [html] = useState(() => document.getElementById(id)?.innerHTML ?? "");
  return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
}
