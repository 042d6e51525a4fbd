import { useEffect } from "react";
import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  redirect,
  ScrollRestoration,
  useLoaderData,
} from "react-router";
import { initials } from "../../../shop/desk/initials.ts";
import { mayOpen } from "../../../shop/desk/route-rights.ts";
import { deskContext, signedInContext } from "../desk-context.ts";
import { fetchDeskIcons } from "../ui/desk-icon.tsx";
import { signInPathFor } from "../way-in/return-path.ts";
import { scrollKey } from "../way-in/scroll-key.ts";
import { Navigation } from "./navigation.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { PageAnnouncer } from "./page-announcer.tsx";

/**
 * Without a session: to the sign-in, which leads back here. No loader below this layout runs without one, nor at an
 * address that the role may not open.
 */
const requireSession: MiddlewareFunction<Response> = async ({ url, pattern, context }, next) => {
  const { signedIn } = context.get(deskContext);
  if (!signedIn) throw redirect(signInPathFor(url));
  if (!mayOpen(signedIn.me.role, pattern)) throw new Response(null, { status: 404, statusText: "Not Found" });
  context.set(signedInContext, signedIn);
  return next();
};
export const middleware = [requireSession];

export async function loader({ context }: LoaderFunctionArgs) {
  const { me, orders } = context.get(signedInContext);
  const counts = await orders.counts();
  return { initials: initials(me.name), name: me.name, newOrders: counts.new };
}

const mainId = "content";

export default function DeskLayout() {
  const { initials, name, newOrders } = useLoaderData<typeof loader>();
  useEffect(fetchDeskIcons, []);
  return (
    <div className="desk">
      <a href={`#${mainId}`} className="skip-link px-4 text-accent-deep">
        Skip to the content
      </a>
      <Navigation initials={initials} name={name} newOrders={newOrders} />
      <OfflineNotice />
      <PageAnnouncer />
      <main id={mainId} tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <ScrollRestoration storageKey={scrollKey} />
    </div>
  );
}
