import { type ReactNode, useRef } from "react";
import { PersonName } from "../ui/person-name.tsx";
import type { Beside, Thread } from "./describe-thread.ts";
import { useThreadKeys } from "./use-thread-keys.ts";
import { useThreadSwipe } from "./use-thread-swipe.ts";

/** Follows the thumb along the list. Without the bars: a transformed element would hold what is fixed in it. */
export function OrderSlide({ thread, children }: { thread: Thread | undefined; children: ReactNode }) {
  const slide = useRef<HTMLDivElement>(null);
  useThreadSwipe(slide, thread);
  useThreadKeys(thread);
  return (
    <div className="order-slide-frame">
      <div ref={slide} className="order-slide">
        {children}
        {thread?.previous && <Peek beside={thread.previous} side="previous" />}
        {thread?.next && <Peek beside={thread.next} side="next" />}
      </div>
    </div>
  );
}

/** As much as is known of the order that comes in. */
function Peek({ beside, side }: { beside: Beside; side: "previous" | "next" }) {
  return (
    <div aria-hidden="true" className={`order-peek order-peek-${side}`}>
      <p className="order-peek-bar">
        <span className="font-semibold tracking-wide">{beside.number}</span>
        <span className="text-13 text-ink-2">{beside.place}</span>
      </p>
      <p className="px-4 pt-16 font-display text-34 leading-[1.2]">
        <PersonName name={beside.name} />
      </p>
    </div>
  );
}
