import type { ReactNode } from "react";
import { settings } from "../../catalogue/settings.ts";
import { chatLink } from "../../shop/chat.ts";
import { Icon } from "./icon.tsx";

type Props = { text: string; children: ReactNode; className?: string; label?: string };

/** Opens a prefilled message to the seller in a new tab. */
export function ChatLink({ text, children, className = "", label }: Props) {
  return (
    <a
      href={chatLink(settings.phone, text)}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      {...(label ? { "aria-label": label } : {})}
    >
      <Icon name="chat" className="size-[1.25em] shrink-0" />
      {children}
    </a>
  );
}
