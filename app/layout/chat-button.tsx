import { useEffect, useRef } from "react";
import { ChatLink } from "../ui/chat-link.tsx";
import { keepClear } from "./keep-clear.ts";

/**
 * In reach, bottom right; over a bar it is lifted. Where it would cover something it goes into the margin, or where that
 * is too narrow, away (`layout.css`): the cards that leave it no room have a chat link each.
 */
export function ChatButton() {
  const corner = useRef<HTMLDivElement>(null);
  const margin = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!corner.current) return;
    return keepClear(corner.current, { corner: corner.current, margin: margin.current });
  }, []);
  return (
    <div ref={corner} className="chat-corner z-20 size-14 md:size-15">
      <span ref={margin} className="chat-margin" />
      <ChatLink
        label="Ask us on WhatsApp"
        iconSize="size-6.5"
        className="chat-button flex size-full items-center justify-center rounded-full bg-white text-accent-deep shadow-fab hover:bg-accent hover:text-white"
      />
    </div>
  );
}
