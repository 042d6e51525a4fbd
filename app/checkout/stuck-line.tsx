import { useSettings } from "../page/settings.ts";
import { ChatLink } from "../ui/chat-link.tsx";

/** In place of the floating chat button, which is hidden on phones: it would cover the form's own. */
export function StuckLine() {
  const { phoneDisplay } = useSettings();
  return (
    <ChatLink
      iconSize="size-5.5"
      className="inline-flex min-h-11 items-center gap-2.5 text-14 text-ink-2 hover:text-accent-deep hover:underline"
    >
      <span>
        Stuck? Ask us on WhatsApp, <span className="whitespace-nowrap">{phoneDisplay}</span>
      </span>
    </ChatLink>
  );
}
