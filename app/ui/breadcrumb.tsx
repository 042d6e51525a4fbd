import { Fragment } from "react";
import { homePath } from "../../shop/paths.ts";
import { Nuqta } from "./nuqta.tsx";

type Props = { trail?: readonly { name: string; path: string }[]; here: string; className?: string };

/** From md only: on phones the piece needs the space. */
export function Breadcrumb({ trail = [], here, className = "" }: Props) {
  return (
    <nav aria-label="Breadcrumb" className={`hidden text-13 text-ink-2 md:block ${className}`}>
      <ol className="inline-flex flex-wrap items-center gap-x-2">
        {[{ name: "Home", path: homePath }, ...trail].map(({ name, path }) => (
          <Fragment key={path}>
            <li>
              <a
                href={path}
                className="-mx-2 -my-3 inline-flex min-h-11 min-w-11 items-center px-2 hover:text-accent-deep hover:underline"
              >
                {name}
              </a>
            </li>
            <li aria-hidden="true">
              <Nuqta className="text-[5px] text-gold-2" />
            </li>
          </Fragment>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
