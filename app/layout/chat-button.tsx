import { useEffect, useRef } from "react";
import { ChatLink } from "../components/chat-link.tsx";
import { keepClear } from "./keep-clear.ts";

/** In reach, bottom right; over a bar it is lifted, and where it would cover something it steps aside (`layout.css`). */
export function ChatButton() {
  const button = useRef<HTMLAnchorElement>(null);
  useEffect(() => (button.current ? keepClear(button.current) : undefined), []);
  return (
    <ChatLink
      ref={button}
      label="Ask us on WhatsApp"
      iconSize="size-6.5"
      className="chat-button z-20 flex size-14 items-center justify-center rounded-full bg-white text-accent-deep shadow-fab hover:bg-accent hover:text-white md:size-15"
    />
  );
}
