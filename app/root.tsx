import { type ReactNode, useState } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError, useRouteLoaderData } from "react-router";
import { shownSettings } from "../catalogue/edition.ts";
import { navigation } from "../catalogue/listings.ts";
import type { Route } from "./+types/root";
import { needsData } from "./browse/needs-data.ts";
import { needScripts } from "./components/route-modules.ts";
import { editionOf } from "./edition/edition.server.ts";
import { dropOlderData, noteEdition } from "./edition/kept-data.ts";
import { SettingsContext } from "./edition/settings.ts";
import { showWhatWasSeen } from "./layout/kept-for-back.tsx";
import { Shell } from "./layout/shell.tsx";
import { describeError } from "./not-found/describe-error.ts";
import { ErrorView } from "./not-found/error-view.tsx";
import { ownRelease, releaseMeta, stayInOneRelease } from "./release.ts";
import { pageTitle } from "./seo/page-meta.ts";
import { stylesheet, stylesheetId } from "./stylesheet.ts";

/** What every page needs: it comes with each page's own data. */
export async function loader({ context }: Route.LoaderArgs) {
  const edition = await editionOf(context);
  return {
    release: ownRelease,
    edition: edition.number,
    settings: shownSettings(edition),
    navPictures: navigation.map(({ picture }) => edition.catalogue.picture(picture)),
  };
}

export const shouldRevalidate = needsData;

export const clientMiddleware = [showWhatWasSeen, dropOlderData, stayInOneRelease, needScripts];

/** For pages that say nothing of themselves: error views. */
export function meta({ error, loaderData }: Route.MetaArgs) {
  const settings = (loaderData ?? lastKnown)?.settings;
  if (!error) return [{ title: pageTitle(settings) }];
  return [{ title: pageTitle(settings, describeError(error).status) }, { name: "robots", content: "noindex" }];
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData();
  return (
    <html lang="en-PK">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#2a1630" />
        <meta name={releaseMeta} content={data?.release ?? ""} />
        <Meta />
        <Styles />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body>
        {data && (
          <SettingsContext value={data.settings}>
            <Shell navPictures={data.navPictures}>{children}</Shell>
          </SettingsContext>
        )}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

type RootData = ReturnType<typeof useRouteLoaderData<typeof loader>>;

/** In the browser alone: an error view mounts the layout anew, and on a bad line it comes without data. */
let lastKnown: RootData;

/** Each navigation brings the same again; what stands around the pages is left alone while the edition is the same. */
function useRootData(): RootData {
  const data = useRouteLoaderData<typeof loader>("root") ?? lastKnown;
  const [kept, keep] = useState(data);
  if (!import.meta.env.SSR) {
    lastKnown = data;
    if (data) noteEdition(data.edition);
  }
  if (data && (!kept || data.edition > kept.edition)) keep(data);
  return kept;
}

function Styles() {
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/app/app.css" />;
  return <style id={stylesheetId}>{stylesheet}</style>;
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorView error={useRouteError()} />;
}
