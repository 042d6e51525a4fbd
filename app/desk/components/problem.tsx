import type { ReactNode } from "react";
import { Nuqta } from "../../components/nuqta.tsx";

type Props = { id?: string; children: ReactNode };

/** What is wrong with what was sent, below the fields that it concerns, and said at once. */
export function Problem({ id, children }: Props) {
  return (
    <p id={id} role="alert" className="mt-2 flex gap-2.5 text-14 text-red">
      <Nuqta className="mt-1.5 text-[9px]" />
      {children}
    </p>
  );
}
