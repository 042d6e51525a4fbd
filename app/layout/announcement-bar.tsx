import { settings } from "../../catalogue/settings.ts";
import { Nuqta } from "../components/nuqta.tsx";

/** Scrolls away with the page; the navigation below it stays. */
export function AnnouncementBar() {
  return (
    <aside
      aria-label="Announcement"
      className="flex h-9 items-center justify-center gap-3 bg-plum text-[13px] text-paper tracking-[.03em]"
    >
      <Nuqta className="text-[5.5px] text-lilac-dot/90" />
      <p>{settings.announcement}</p>
      <Nuqta className="text-[5.5px] text-lilac-dot/90" />
    </aside>
  );
}
