import { type SubmitEvent, useEffect, useState } from "react";
import { orderQuestionText } from "../../shop/chat.ts";
import type { FollowedOrder } from "../../shop/follow/followed-order.ts";
import { refreshPage } from "../page/refresh-page.ts";
import { buttonStyle, quietLink } from "../ui/button-style.ts";
import { ChatLink } from "../ui/chat-link.tsx";
import { focusIfLost, focusOnMount } from "../ui/focus.ts";
import { Icon } from "../ui/icon.tsx";
import { Problem } from "../ui/problem.tsx";

type Props = {
  order: FollowedOrder;
  /** What she presses. */
  button: string;
  /** What she says yes to. */
  ordered: string;
  /** When she did, in words. */
  said: string | undefined;
};

/**
 * Asks whether a cash order is meant; afterwards it says that she did. Imports only what every page has: a module that
 * it shared with two other pages would move into the script of all of them.
 */
export default function SayYes({ order, button, ordered, said }: Props) {
  const [state, setState] = useState<"asked" | "sending" | "lost">();
  useEffect(() => focusIfLost, []);
  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === "sending") return;
    setState("sending");
    setState((await refreshPage(event.currentTarget)) === "shown" ? "asked" : "lost");
  }
  if (said) return <Said when={said} isNew={state !== undefined} />;
  return (
    <form
      method="post"
      onSubmit={send}
      aria-labelledby="yes-title"
      className="rounded-card border border-accent/40 bg-white px-4 pt-4.5 pb-2.5 md:px-6 print:hidden"
    >
      <input type="hidden" name="intent" value="yes" />
      <h2 id="yes-title" className="font-display text-26 leading-[1.2]">
        Is everything right?
      </h2>
      <p className="nums mt-1 text-15 text-ink-2 leading-[1.6]">Then tell us, and we can begin sooner. {ordered}</p>
      <Problem role="alert" className="mt-2 text-15">
        {state === "lost" && "It didn’t get through. Try again."}
      </Problem>
      <button type="submit" aria-busy={state === "sending"} className={buttonStyle("primary", "mt-3 w-full")}>
        {button}
      </button>
      <p className="mt-1 text-center">
        <ChatLink
          text={orderQuestionText(order.number)}
          className={`${quietLink} inline-flex min-h-11 items-center`}
          iconSize="hidden"
        >
          Something has to change
        </ChatLink>
      </p>
    </form>
  );
}

/** Takes the focus from the button that was pressed. */
function Said({ when, isNew }: { when: string; isNew: boolean }) {
  return (
    <section aria-label="Your yes" className="order-box flex gap-4 border-green/50">
      <Icon name="check" className="size-6 text-green" />
      <p ref={isNew ? focusOnMount : undefined} tabIndex={-1} className="text-15 leading-[1.6]">
        <strong className="block font-semibold text-17 leading-snug">You said yes</strong>
        <span className="nums text-ink-2">
          {when}. We begin as soon as we have confirmed it; you needn’t do anything more.
        </span>
      </p>
    </section>
  );
}
