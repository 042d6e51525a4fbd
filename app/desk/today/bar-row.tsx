import type { ReactNode } from "react";
import { Link } from "react-router";

type Props = {
  to: string;
  name: string;
  /** Of the longest bar: 0 to 1. */
  share: number;
  children: ReactNode;
  className?: string;
};

/** A name, a bar and a number; the whole row leads to the orders that it counts. Within a `bar-list`. */
export function BarRow({ to, name, share, children, className = "" }: Props) {
  return (
    <li>
      <Link to={to} className={`bar-row ${className}`}>
        <bdi className="truncate">{name}</bdi>
        {/* The policy for content allows no style attribute; an SVG has its width as one of its own. */}
        {share > 0 ? <svg aria-hidden="true" width={`${(share * 100).toFixed(1)}%`} className="bar" /> : <span />}
        <span className="whitespace-nowrap text-right font-semibold text-accent-deep">{children}</span>
      </Link>
    </li>
  );
}
