import { useEffect, useState } from "react";
import { isolateBidi } from "../../../shop/bidi.ts";
import { deskAddress, deskMessagePath } from "../../../shop/desk/desk-paths.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import type { DescribedOutcome } from "./describe-outcome.ts";
import { emptyQueue, type MessageQueue, readQueue, storeQueue, withOutcome } from "./message-queue.ts";

/** The messages that are left to write, and whether they are being written. */
export function useMessageQueue(person: string, outcome: DescribedOutcome | undefined) {
  const [queue, setQueue] = useState(emptyQueue);
  const [isOpen, setIsOpen] = useState(false);
  const store = (next: MessageQueue) => {
    storeQueue(person, next);
    setQueue(next);
  };
  useEffect(() => {
    const stored = readQueue(person);
    const next = outcome ? withOutcome(stored, outcome) : stored;
    if (next !== stored) storeQueue(person, next);
    setQueue(next);
    // Those of this outcome: also after a reload.
    setIsOpen(outcome?.toWrite.some(({ number }) => next.left.some((one) => one.number === number)) ?? false);
  }, [person, outcome]);
  const goOn = () => {
    const stored = readQueue(person);
    store({ ...stored, left: stored.left.slice(1) });
  };
  return { queue, isOpen: isOpen && queue.left.length > 0, setIsOpen, goOn };
}

type Queue = ReturnType<typeof useMessageQueue>;

/** In the list, while they wait: "3 messages left". */
export function MessagesLeft({ queue, isOpen, setIsOpen }: Queue) {
  const { length } = queue.left;
  if (length === 0 || isOpen) return null;
  return (
    <button
      type="button"
      onClick={() => setIsOpen(true)}
      className="-mx-4 flex min-h-11.5 w-[calc(100%+2rem)] items-center gap-2.5 border-line border-b px-4 text-left text-15 md:mx-0 md:w-full md:px-3"
    >
      <span className="grow whitespace-nowrap font-semibold text-accent-deep">
        {length === 1 ? "One message left" : `${length} messages left`}
      </span>
      <Icon name="right" className="size-5 text-ink-2" />
    </button>
  );
}

/** One after the other. WhatsApp opens with the ready message; sending it is the seller's press. */
export function MessageBar({ queue, isOpen, setIsOpen, goOn }: Queue) {
  const [next] = queue.left;
  if (!isOpen || !next) return null;
  return (
    <div className="bottom-bar message-bar">
      <div className="md:desk-page flex flex-col gap-1 md:flex-row md:items-center md:gap-3.5">
        <div className="flex min-h-11 grow items-center justify-between gap-3 text-13 text-ink-2">
          <span role="status">
            Message {queue.of - queue.left.length + 1} of {queue.of}. You press send in WhatsApp.
          </span>
          <button type="button" onClick={goOn} className="min-h-11 px-1 font-semibold text-14 text-accent-deep">
            Skip
          </button>
        </div>
        <div className="flex gap-2.5">
          <a
            href={deskAddress(deskMessagePath(next.number))}
            target="_blank"
            rel="noreferrer"
            // Later: the browser follows the link as it is after this event.
            onClick={() => setTimeout(goOn)}
            className={buttonStyle("primary", "min-w-0 grow px-4")}
          >
            <Icon name="chat" className="size-5" />
            <span className="truncate">Write to {isolateBidi(next.first)}</span>
          </a>
          <button type="button" onClick={() => setIsOpen(false)} className={buttonStyle("quiet", "shrink-0 px-5")}>
            Not now
          </button>
        </div>
      </div>
    </div>
  );
}
