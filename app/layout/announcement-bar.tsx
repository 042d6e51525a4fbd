import { useSettings } from "../page/settings.ts";
import { Nuqta } from "../ui/nuqta.tsx";

/** Scrolls away with the page; the header below it sticks. */
export function AnnouncementBar() {
  const { announcement } = useSettings();
  return (
    <aside
      aria-label="Announcement"
      className="flex min-h-9 items-center justify-center gap-3 bg-plum px-4 text-center text-13 text-paper tracking-[.03em]"
    >
      <Nuqta className="text-[5.5px] text-lilac-dot/90" />
      <p>{announcement}</p>
      <Nuqta className="text-[5.5px] text-lilac-dot/90" />
    </aside>
  );
}
