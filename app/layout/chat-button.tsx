import { ChatLink } from "../components/chat-link.tsx";

/** Always in reach, bottom right; `layout.css` lifts it over a bar and hides it where it would cover a form's button. */
export function ChatButton() {
  return (
    <ChatLink
      label="Ask us on WhatsApp"
      iconSize="size-6.5"
      className="chat-button fixed right-4 z-20 flex size-14 items-center justify-center rounded-full bg-white text-accent-deep shadow-fab hover:bg-accent hover:text-white md:right-8 md:size-15"
    />
  );
}
