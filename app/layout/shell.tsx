import { type ReactNode, useEffect } from "react";
import { useStore } from "zustand";
import type { PictureRef } from "../../shop/pieces/picture.ts";
import { sayHydrated } from "../before-script/early-presses.ts";
import { CachedPageNotice } from "../page/cached-page-notice.tsx";
import { fetchIcons } from "../ui/icon.tsx";
import { loadedToasts } from "../ui/toast.ts";
import { mainId } from "./anchors.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { ChatButton } from "./chat-button.tsx";
import { Promises } from "./promises.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

type Props = { navPictures: readonly PictureRef[]; children: ReactNode };

/** The layout around every page, error pages included. */
export function Shell({ navPictures, children }: Props) {
  useEffect(() => {
    sayHydrated();
    fetchIcons();
  }, []);
  return (
    <>
      <a href={`#${mainId}`} className="skip-link">
        Skip to the content
      </a>
      <AnnouncementBar />
      <CachedPageNotice />
      <SiteHeader pictures={navPictures} />
      <main id={mainId} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <div className="below">
        <Promises />
        <SiteFooter />
      </div>
      <ChatButton />
      <ToastArea />
    </>
  );
}

/** Empty until the first toast is needed. */
function ToastArea() {
  const Toasts = useStore(loadedToasts)?.Toasts;
  return Toasts ? <Toasts /> : null;
}
