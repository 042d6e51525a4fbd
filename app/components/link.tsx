import { type ComponentProps, type MouseEvent, useEffect, useState } from "react";
import { type NavigateOptions, PrefetchPageLinks } from "react-router";
import { useGo } from "./go.ts";
import { useRest } from "./use-rest.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> &
  Pick<NavigateOptions, "state" | "replace" | "preventScrollReset"> & {
    to: string;
    /** When the page's data is fetched: once she rests on the link, or at once. */
    prefetch?: "none" | "intent" | "render";
    /** Right before it opens in this tab. */
    onOpen?: (() => void) | undefined;
  };

/**
 * To a page of the shop. In place of the router's own, each of which is drawn anew with every step that the router
 * takes: docs/decisions/framework.md.
 */
export function Link({
  to,
  state,
  replace,
  preventScrollReset = false,
  prefetch = "none",
  onOpen,
  ...anchor
}: LinkProps) {
  const go = useGo();
  const [isMeant, setIsMeant] = useState(false);
  const rest = useRest(() => setIsMeant(true));
  useEffect(() => {
    if (prefetch === "render") setIsMeant(true);
  }, [prefetch]);
  return (
    <>
      <a
        {...(prefetch === "intent" ? rest : undefined)}
        {...anchor}
        href={to}
        onClick={(event) => {
          if (!opensHere(event)) return;
          event.preventDefault();
          onOpen?.();
          const here = isHere(to);
          // Another view of the page that is here already needs no way to it, nor its data again.
          if (!here || !preventScrollReset) go({ to, state, preventScrollReset, replace: replace || here });
        }}
      />
      {isMeant && <PrefetchPageLinks page={to} />}
    </>
  );
}

/** Not in another tab or a window. */
function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The page that she is on is no further step. */
function isHere(to: string): boolean {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash === to;
}
