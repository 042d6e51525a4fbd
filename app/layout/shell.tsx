import { memo, type ReactNode, useEffect } from "react";
import { useStore } from "zustand";
import type { PictureRef } from "../../shop/picture.ts";
import { sayAlive } from "../components/early-taps.ts";
import { GoContext, useRouterGo } from "../components/go.ts";
import { fetchIcons } from "../components/icon.tsx";
import { loadedToasts } from "../components/toast.ts";
import { mainId } from "./anchors.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { ChatButton } from "./chat-button.tsx";
import { KeptForBack } from "./kept-for-back.tsx";
import { Promises } from "./promises.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

type Props = { navPictures: readonly PictureRef[]; children: ReactNode };

/** The router renders everything anew with each of its steps, a tap among them. What stands still is left alone. */
const Header = memo(SiteHeader);
const Below = memo(function Below() {
  return (
    <>
      <div className="below">
        <Promises />
        <SiteFooter />
      </div>
      <ChatButton />
    </>
  );
});

/** What stands around every page, error views included. */
export function Shell({ navPictures, children }: Props) {
  useEffect(() => {
    sayAlive();
    fetchIcons();
  }, []);
  return (
    <GoContext value={useRouterGo()}>
      <a href={`#${mainId}`} className="skip-link">
        Skip to the content
      </a>
      <AnnouncementBar />
      <Header pictures={navPictures} />
      <main id={mainId} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Below />
      <ToastArea />
      <RouteAnnouncer />
      <KeptForBack />
    </GoContext>
  );
}

/** The toasts' place; empty until the first one is needed. */
function ToastArea() {
  const Toasts = useStore(loadedToasts)?.Toasts;
  return Toasts ? <Toasts /> : null;
}
