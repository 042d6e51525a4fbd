import type { ReactNode } from "react";
import { Link } from "react-router";
import { productPath } from "../../shop/paths.ts";

type Props = { id: number; className?: string; children: ReactNode };

/** The one place that says when the next page is fetched ahead: as soon as she seems about to open it. */
export function ProductLink({ id, className, children }: Props) {
  return (
    <Link to={productPath(id)} prefetch="intent" className={className}>
      {children}
    </Link>
  );
}
