import { findOrderPath } from "../../shop/paths.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { ChatLink } from "../ui/chat-link.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

export function OrderNotFound() {
  return (
    <EmptyState
      shamsa="broken"
      title="Order not found"
      text="The link is old or not complete. With your order number and phone number you find it again."
    >
      <div className="mt-6 flex w-full flex-col justify-center gap-2.5 md:flex-row">
        <a href={findOrderPath} className={buttonStyle("primary")}>
          Find your order
        </a>
        <ChatLink className={buttonStyle("outline")}>Ask us on WhatsApp</ChatLink>
      </div>
    </EmptyState>
  );
}
