import { useEffect, useRef } from "react";
import { placingMessage } from "../../shop/checkout.ts";
import { Mark } from "../components/mark.tsx";
import { PlacingRing } from "./placing-ring.tsx";

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
        <PlacingRing />
        <Mark
          className="size-27.5 md:size-37.5"
          lettersClassName="fill-on-plum"
          dotsClassNames={["placing-dots", "placing-dots placing-dots-2", "placing-dots placing-dots-3"]}
        />
      </div>
      <h1 ref={title} tabIndex={-1} className="mt-7.5 font-display md:mt-8 text-[32px] leading-tight md:text-[44px]">
        {placingMessage}
      </h1>
      <p className="mt-0.5 text-ink-2">Please keep this page open.</p>
      <p role="status" className="sr-only">
        {placingMessage}
      </p>
    </div>
  );
}
