import { type ReactNode, useEffect, useId, useRef } from "react";

type Props = { title: string; children: ReactNode };

/** What became of a try, in place, above the button. It takes the focus: the view that had it is gone. */
export function Notice({ title, children }: Props) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => box.current?.focus(), []);

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="mb-5 rounded-card border border-red/40 bg-[#fdf7f7] p-5 outline-none md:px-7.5 md:pt-6 md:pb-8"
    >
      <h3 id={titleId} className="font-display text-26 leading-tight">
        {title}
      </h3>
      {children}
    </section>
  );
}
