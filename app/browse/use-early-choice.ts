import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { viewParams } from "../../shop/listing-view.ts";
import { scopes } from "./scope.ts";
import type { Browse } from "./use-browse.ts";

/**
 * On a slow line a shopper chooses before the script has arrived. The form, which would have worked without it, holds
 * her choice, and the page catches up.
 */
export function useEarlyChoice({ scope, view, show }: Browse): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const catchUp = useEffectEvent((fields: FormData) => {
    const params = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    const chosen = scopes[scope].parse(params);
    const { shown: _, ...current } = view;
    if (String(viewParams(chosen)) !== String(viewParams(current))) show(chosen);
  });
  useEffect(() => {
    if (form.current) catchUp(new FormData(form.current));
  }, []);
  return form;
}
