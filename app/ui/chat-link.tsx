import type { ReactNode } from "react";
import { chatLink } from "../../shop/chat.ts";
import { useSettings } from "../page/settings.ts";
import { Icon } from "./icon.tsx";

type Props = {
  /** The message that the chat opens with. */
  text?: string;
  children?: ReactNode;
  className?: string;
  label?: string;
  iconSize?: string;
};

/** Opens a message to the seller in a new tab. */
export function ChatLink({ text, children, className = "", label, iconSize = "size-[1.45em]" }: Props) {
  const { phone } = useSettings();
  return (
    <a href={chatLink(phone, text)} target="_blank" rel="noopener noreferrer" className={className} aria-label={label}>
      <Icon name="chat" className={iconSize} />
      {children}
    </a>
  );
}
