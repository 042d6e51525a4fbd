import type { ReactNode } from "react";

type Props = { title: string; intro: string; children?: ReactNode };

/** Kept short on phones: the first row of pieces starts within 320 px of the top. */
export function PageHeader({ title, intro, children }: Props) {
  return (
    <header className="page pt-6.5 text-center md:pt-[55px]">
      {children}
      <h1 className="font-display text-[min(2.5rem,9vw+.32rem)] leading-[1.12] md:text-60">{title}</h1>
      <p className="mx-auto mt-1.5 max-w-105 text-balance text-16 text-ink-2 leading-normal md:mt-[9px] md:text-17 md:leading-[1.65]">
        {intro}
      </p>
    </header>
  );
}
