import type { ReactNode } from "react";

type Props = { children: ReactNode; className?: string | undefined };

export function SectionTitle({ children, className = "md:text-44 md:leading-[1.1]" }: Props) {
  return <h2 className={`font-display text-30 leading-[1.2] ${className}`}>{children}</h2>;
}
