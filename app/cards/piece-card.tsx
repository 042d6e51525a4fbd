import { listingChatText } from "../../shop/chat.ts";
import { ChatLink } from "../ui/chat-link.tsx";
import { CardBody, type CardBodyProps } from "./card-body.tsx";

export function PieceCard(props: CardBodyProps) {
  const { card, dark } = props;
  return (
    <article className="group/card flex h-full flex-col">
      <CardBody {...props} />
      <ChatLink
        text={listingChatText(card.name, card.price)}
        className={`-mt-0.75 inline-flex min-h-11 items-center gap-2 font-semibold text-12 tracking-[.06em] hover:underline ${dark ? "text-on-plum" : "text-accent-deep"}`}
        label={`GET BEST PRICE for ${card.name}, on WhatsApp`}
      >
        GET BEST PRICE
      </ChatLink>
    </article>
  );
}
