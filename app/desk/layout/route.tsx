import { useEffect } from "react";
import {
  generatePath,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  redirect,
  ScrollRestoration,
  useLoaderData,
} from "react-router";
import { deskAddress } from "../../../shop/desk/desk-paths.ts";
import { initials } from "../../../shop/desk/initials.ts";
import { may } from "../../../shop/desk/roles.ts";
import { insteadOf, mayOpen } from "../../../shop/desk/route-rights.ts";
import { deskContext, signedInContext } from "../desk-context.ts";
import { renewHere } from "../phone-news/told-here.ts";
import { fetchDeskIcons } from "../ui/desk-icon.tsx";
import { signInPathFor } from "../way-in/return-path.ts";
import { scrollKey } from "../way-in/scroll-key.ts";
import { AlertLine } from "./alert-line.tsx";
import { Navigation } from "./navigation.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { PageAnnouncer } from "./page-announcer.tsx";

/**
 * Without a session: to the sign-in, which leads back here. No loader below this layout runs without one, nor at an
 * address that the role may not open.
 */
const requireSession: MiddlewareFunction<Response> = async ({ request, url, params, context, ...route }, next) => {
  const { signedIn } = context.get(deskContext);
  if (!signedIn) throw redirect(signInPathFor(url));
  // The router joins a pattern without a slash in front.
  const pattern = `/${route.pattern.replace(/^\//, "")}`;
  if (!mayOpen(signedIn.me.role, pattern)) {
    const instead = request.method === "GET" ? insteadOf(signedIn.me.role, pattern) : undefined;
    throw instead
      ? redirect(deskAddress(generatePath(instead, params)))
      : new Response(null, { status: 404, statusText: "Not Found" });
  }
  context.set(signedInContext, signedIn);
  return next();
};
export const middleware = [requireSession];

export async function loader({ context }: LoaderFunctionArgs) {
  const { me, orders, alerts, now } = context.get(signedInContext);
  const isTold = may(me.role, "money");
  const newOrders = isTold ? (await orders.counts()).new : 0;
  const shownAlerts = isTold ? await alerts.list() : [];
  return { initials: initials(me.name), name: me.name, role: me.role, newOrders, alerts: shownAlerts, now };
}

const mainId = "content";

export default function DeskLayout() {
  const { alerts, now, ...me } = useLoaderData<typeof loader>();
  useEffect(fetchDeskIcons, []);
  useEffect(() => void renewHere(), []);
  return (
    <div className="desk">
      <a href={`#${mainId}`} className="skip-link px-4 text-accent-deep">
        Skip to the content
      </a>
      <Navigation {...me} />
      <OfflineNotice />
      <AlertLine alerts={alerts} now={now} />
      <PageAnnouncer />
      <main id={mainId} tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <ScrollRestoration storageKey={scrollKey} />
    </div>
  );
}
