import type { ReactNode } from "react";

type Props = { title: string; isLeft?: boolean; children?: ReactNode };

/** In place of a list that has nothing to show. */
export function EmptyBox({ title, isLeft = false, children }: Props) {
  return (
    <div className={`mt-6 border border-line bg-white px-6 py-5.5 ${isLeft ? "" : "text-center"}`}>
      <h2 className="font-display text-26 leading-tight">{title}</h2>
      {children && <p className="mt-2 text-pretty break-words text-ink-2">{children}</p>}
    </div>
  );
}
