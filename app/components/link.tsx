import { type ComponentProps, type MouseEvent, useState } from "react";
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
     * When the page's data is fetched: once she rests on the link, or at once, which is for links that only the browser
     * draws. Never for who asked her browser to save data.
     */
    prefetch?: "intent" | "render";
    /** Right before it opens in this tab. */
    onOpen?: (() => void) | undefined;
  };

/**
 * To a page of the shop. In place of the router's own, each of which is drawn anew with every step that the router
 * takes: docs/decisions/framework.md.
 */
export function Link({ to, lead, state, prefetch, onOpen, ...anchor }: LinkProps) {
  const go = useGo();
  const [isMeant, setIsMeant] = useState(prefetch === "render" && !savesData);
  const rest = useRest(() => setIsMeant(true));
  return (
    <>
      <a
        {...(prefetch === "intent" && !savesData ? rest : undefined)}
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
