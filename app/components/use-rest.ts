import { type PointerEvent, type SyntheticEvent, useRef } from "react";

/** A mouse that only crosses a link, a thumb that scrolls past it and a focus that moves on are gone by then. */
const restMs = { finger: 60, other: 100 };

/** Tells that she has come to rest on a link; gives what the link has to hear for it. */
export function useRest(tell: () => void) {
  const frame = useRef(0);
  const moveOn = () => cancelAnimationFrame(frame.current);
  // Counted in frames: while a finger is down, browsers hold timers back until they know what it is about to do.
  const come = ({ timeStamp }: SyntheticEvent, ms: number) => {
    moveOn();
    const look = (now: number) => {
      if (now - timeStamp >= ms) tell();
      else frame.current = requestAnimationFrame(look);
    };
    frame.current = requestAnimationFrame(look);
  };
  return {
    onPointerEnter: (event: PointerEvent) => come(event, event.pointerType === "touch" ? restMs.finger : restMs.other),
    onPointerLeave: moveOn,
    // By key: what a script leads the focus to isn't hers.
    onFocus: (event: SyntheticEvent) => event.currentTarget.matches(":focus-visible") && come(event, restMs.other),
    onBlur: moveOn,
  };
}
