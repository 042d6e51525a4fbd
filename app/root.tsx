import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError, useRouteLoaderData } from "react-router";
import { catalogue } from "../catalogue/catalogue.server.ts";
import { navigation } from "../catalogue/listings.ts";
import { settings } from "../catalogue/settings.ts";
import type { PictureRef } from "../shop/picture.ts";
import type { Route } from "./+types/root";
import figtreeFont from "./assets/fonts/figtree.woff2?url";
import forumFont from "./assets/fonts/forum.woff2?url";
import { pageTitle } from "./found/page-meta.ts";
import { Shell } from "./layout/shell.tsx";
import { describeError } from "./not-found/describe-error.ts";
import { ErrorView } from "./not-found/error-view.tsx";
import { stylesheet, stylesheetId } from "./stylesheet.ts";

export function loader() {
  return { navPictures: navigation.map(({ picture }) => catalogue.picture(picture)) };
}

const noPictures: readonly PictureRef[] = [];

/** For pages that say nothing of themselves: error views. */
export function meta({ error }: Route.MetaArgs) {
  if (!error) return [{ title: pageTitle(settings.name) }];
  return [{ title: pageTitle(describeError(error).status) }, { name: "robots", content: "noindex" }];
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en-PK">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#2a1630" />
        <Meta />
        <Styles />
        {[forumFont, figtreeFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body>
        <Shell navPictures={data?.navPictures ?? noPictures}>{children}</Shell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
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
