import { type ComponentProps, type MouseEvent, useEffect, useState } from "react";
import { type NavigateOptions, PrefetchPageLinks } from "react-router";
import { useGo } from "./go.ts";
import { useRest } from "./use-rest.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> &
  Pick<NavigateOptions, "state"> & {
    to: string;
    /** Leads there, where more than its address decides how; else the address alone does. */
    lead?: (() => void) | undefined;
    /** When the page's data is fetched: once she rests on the link, or at once. */
    prefetch?: "none" | "intent" | "render";
    /** Right before it opens in this tab. */
    onOpen?: (() => void) | undefined;
  };

/**
 * To a page of the shop. In place of the router's own, each of which is drawn anew with every step that the router
 * takes: docs/decisions/framework.md.
 */
export function Link({ to, lead, state, prefetch = "none", onOpen, ...anchor }: LinkProps) {
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
          if (lead) lead();
          else go({ to, state });
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
