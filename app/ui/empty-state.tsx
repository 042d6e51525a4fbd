import type { ComponentProps, ReactNode } from "react";
import { ViewedRow } from "../device/viewed-row.tsx";
import { Shamsa } from "./shamsa.tsx";

type Props = {
  shamsa?: ComponentProps<typeof Shamsa>["state"];
  title: string;
  /** One sentence. */
  text: string;
  /** A line of its own between title and text: what exactly went wrong. */
  status?: string;
  /** One button, then other links. */
  children: ReactNode;
};

/** A page that has nothing to show: why, where to go, and the pieces viewed last. */
export function EmptyState({ shamsa, title, text, status, children }: Props) {
  return (
    <>
      <section className="page flex flex-col items-center pt-14 pb-18 text-balance text-center md:pt-24 md:pb-32.5">
        {shamsa && <Shamsa state={shamsa} />}
        <h1 className="mt-5.5 font-display text-38 leading-[1.14] md:text-56">{title}</h1>
        <div className="mt-2 max-w-full text-16 md:text-17">
          {status && <p className="break-words font-semibold">{status}</p>}
          <p className="mx-auto max-w-[440px] text-ink-2">{text}</p>
        </div>
        {children}
      </section>
      <ViewedRow />
    </>
  );
}
