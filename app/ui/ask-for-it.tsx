import { wantedChatText } from "../../shop/chat.ts";
import { buttonStyle } from "./button-style.ts";
import { ChatLink } from "./chat-link.tsx";

/** A chat about what search didn't find. */
export function AskForIt({ wanted }: { wanted: string }) {
  return (
    <ChatLink text={wantedChatText(wanted)} className={buttonStyle("outline", "mt-4 w-full")}>
      <span className="truncate">
        Ask us for <bdi>{wanted}</bdi>
      </span>
    </ChatLink>
  );
}
