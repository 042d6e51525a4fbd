import type { ReactNode } from "react";
import { Link } from "react-router";

const longest = 100;

type Props = {
  to: string;
  name: string;
  /** Of the longest bar: 0 to 1. */
  share: number;
  children: ReactNode;
  className?: string;
};

/** A name, a bar and a number; the whole row leads to the orders that it counts. */
export function BarRow({ to, name, share, children, className = "" }: Props) {
  return (
    <li>
      <Link to={to} className={`bar-row ${className}`}>
        <bdi className="truncate">{name}</bdi>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${longest} 5`}
          preserveAspectRatio="none"
          className="h-[5px] w-full fill-bar"
        >
          <path d={`M0 0h${Math.max(3, share * longest)}l-2 5H0z`} />
        </svg>
        <span className="whitespace-nowrap text-right font-semibold">{children}</span>
      </Link>
    </li>
  );
}
