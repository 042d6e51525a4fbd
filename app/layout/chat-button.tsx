import { ChatLink } from "../ui/chat-link.tsx";

/** Fixed at the bottom right. The footer ends with room for it, so that every control can be scrolled out from under it. */
export function ChatButton() {
  return (
    <ChatLink
      label="Ask us on WhatsApp"
      iconSize="size-6.5"
      className="chat-button flex size-14 items-center justify-center rounded-full bg-white text-accent-deep shadow-fab hover:bg-accent hover:text-white md:size-15"
    />
  );
}
