import { type ComponentProps, type MouseEvent, useEffect, useState } from "react";
import { type NavigateOptions, PrefetchPageLinks } from "react-router";
import { useGo, type Way } from "./go.ts";
import { savesData } from "./prefetch.ts";
import { useRest } from "./use-rest.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> &
  Pick<NavigateOptions, "state"> & {
    to: string;
    /** Leads there, where more than its address decides how; else the address alone does. */
    lead?: ((way: Way) => void) | undefined;
    /**
     * When the page is fetched ahead: once she rests on the link, or soon at any rate, since it is the one way on. Never
     * for who asked her browser to save data.
     */
    prefetch?: "intent" | "soon";
    /** Right before it opens in this tab. */
    onOpen?: (() => void) | undefined;
  };

/** The pictures of the page that she is on come first. */
const soonMs = 600;

/**
 * To a page of the shop. In place of the router's own, each of which is drawn anew with every step that the router
 * takes: docs/decisions/framework.md.
 */
export function Link({ to, lead, state, prefetch, onOpen, ...anchor }: LinkProps) {
  const go = useGo();
  const [isMeant, setIsMeant] = useState(false);
  const rest = useRest(() => setIsMeant(true));
  useEffect(() => {
    if (prefetch !== "soon" || savesData) return;
    const timer = setTimeout(() => setIsMeant(true), soonMs);
    return () => clearTimeout(timer);
  }, [prefetch]);
  return (
    <>
      <a
        {...(prefetch && !savesData ? rest : undefined)}
        {...anchor}
        href={to}
        onClick={(event) => {
          if (!opensHere(event)) return;
          event.preventDefault();
          onOpen?.();
          (lead ?? go)({ to, state });
        }}
      />
      {isMeant && <PrefetchPageLinks page={to} />}
    </>
  );
}

/** Not in another tab or a window. */
export function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
