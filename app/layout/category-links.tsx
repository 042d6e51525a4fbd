import { NavLink } from "react-router";
import { navigation } from "../../catalogue/listings.ts";
import { Nuqta } from "../components/nuqta.tsx";

/** The seven links of the top bar, from md; below it they stand in the drawer. */
export function CategoryLinks({ className }: { className: string }) {
  return (
    <nav aria-label="Categories" className={className}>
      <ul className="flex justify-center gap-8">
        {navigation.map(({ slug, path, title }) => (
          <li key={slug}>
            <NavLink
              to={path}
              prefetch="intent"
              className="relative flex h-11 items-center font-medium text-[15px] transition-colors hover:text-accent-deep aria-[current=page]:text-accent-deep"
            >
              {({ isActive }) => (
                <>
                  {title}
                  {isActive && (
                    <Nuqta className="absolute bottom-1 left-1/2 -translate-x-1/2 text-[9px] text-accent wide:bottom-0" />
                  )}
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
