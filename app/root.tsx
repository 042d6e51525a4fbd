import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import forumFont from "./assets/fonts/forum.woff2?url";
import { stylesheet, stylesheetId } from "./stylesheet.ts";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-PK">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#2a1630" />
        <Meta />
        <Styles />
        <link rel="preload" href={forumFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
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
