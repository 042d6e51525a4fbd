import { useEffect, useRef } from "react";
import { placingMessage } from "../../shop/order/checkout.ts";
import { Announcer } from "../ui/announcer.tsx";
import { PlacingOrnament } from "./placing-ornament.tsx";

/** Instead of the form, while the order is on its way. */
export function PlacingView() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className="page flex flex-col items-center pt-32 text-center md:pt-30">
      <div className="relative grid size-55 shrink-0 place-items-center md:size-75">
        <PlacingOrnament />
      </div>
      <h1 ref={title} tabIndex={-1} className="mt-7.5 font-display md:mt-8 text-32 leading-tight md:text-44">
        {placingMessage}
      </h1>
      <p className="mt-0.5 text-ink-2">Please keep this page open.</p>
      <Announcer>{placingMessage}</Announcer>
    </div>
  );
}
