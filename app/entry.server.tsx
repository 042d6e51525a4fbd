import { shownSettings } from "../catalogue/edition.ts";
import { navigation } from "../catalogue/listings.ts";
import { App } from "./app.tsx";
import { inlineScripts } from "./before-script/inline-scripts.ts";
import { documentHtml } from "./document.ts";
import { type ErrorWords, notFound, serverError } from "./not-found/describe-error.ts";
import type { PageData } from "./page/page-data.ts";
import type { PageAnswer, PageContext } from "./page-request.ts";
import { loadPage } from "./pages.ts";
import { renderHtml } from "./render-html.ts";
import { matchRoute } from "./routes.ts";
import { scriptsOf } from "./scripts.ts";
import { pageTitle } from "./seo/page-meta.ts";
import { stylesheet } from "./stylesheet.ts";
import { StillContext } from "./ui/still-context.ts";

export { matchRoute, staticPaths } from "./routes.ts";

/** What the server allows inline by hash. */
export const inline = { scripts: Object.values(inlineScripts), styles: [stylesheet] };

/** Answers one request for a page or for what a page fetches. */
export async function handle(request: Request, context: PageContext): Promise<Response> {
  const url = new URL(request.url);
  const match = matchRoute(url);
  try {
    const answer =
      (await match?.route({ ...context, request, url, params: match.params })) ?? errorPage(404, notFound, context);
    return answer instanceof Response ? answer : await toResponse(answer, url, context);
  } catch (error) {
    console.error(error);
    return toResponse(errorPage(500, serverError, context), url, context);
  }
}

function errorPage(status: 404 | 500, words: ErrorWords, { edition }: PageContext): PageAnswer {
  const head = [{ title: pageTitle(edition.settings, words.status) }, { name: "robots", content: "noindex" }];
  return { name: "not-found", props: { words }, head, status };
}

async function toResponse(answer: PageAnswer, url: URL, { edition }: PageContext): Promise<Response> {
  const { name, props, head, listing, still, status = 200 } = answer;
  const data: PageData = {
    name,
    props,
    shell: {
      settings: shownSettings(edition),
      navPictures: navigation.map(({ picture }) => edition.catalogue.picture(picture)),
      path: url.pathname,
      listing,
    },
    release: import.meta.env.RELEASE ?? "",
  };
  const Page = await loadPage(name);
  const { html, failed } = await renderHtml(
    <StillContext value={still}>
      <App Page={Page} data={data} />
    </StillContext>,
  );
  const page = documentHtml({ head, body: html, data, scripts: scriptsOf(name) });
  return new Response(page, {
    status: failed ? 500 : status,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}
