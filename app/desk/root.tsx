import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useRouteError, useRouteLoaderData } from "react-router";
import { deskAddress, deskManifestPath } from "../../shop/desk/desk-paths.ts";
import { UnsavedToast } from "./editor/unsaved-toast.tsx";
import { ownRelease, releaseMeta, reloadOnNewRelease } from "./release.ts";
import { stylesheet, stylesheetId } from "./stylesheet.ts";
import { DeskError } from "./ui/desk-error.tsx";

export function loader() {
  return { release: ownRelease };
}

export const clientMiddleware = [reloadOnNewRelease];

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en-PK">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf9f6" />
        <meta name="robots" content="noindex" />
        <meta name={releaseMeta} content={data?.release ?? ""} />
        <Meta />
        <Styles />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={deskAddress(deskManifestPath)} />
        <Links />
      </head>
      <body className="nums">
        {children}
        <Scripts />
      </body>
    </html>
  );
}

function Styles() {
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/desk/desk.css" />;
  return <style id={stylesheetId}>{stylesheet}</style>;
}

export default function DeskApp() {
  return (
    <>
      <Outlet />
      <UnsavedToast />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <main>
      <DeskError error={useRouteError()} />
    </main>
  );
}
