import { useEffect, useEffectEvent, useState } from "react";
import { fetchPart } from "./fetch-part.ts";

/**
 * A module that is fetched when first needed, such as an overlay's; undefined until it is there. Unlike `lazy`,
 * a lost connection doesn't cost the page: `onFailure` is told, and the next need asks again.
 */
export function useFetched<Module extends object>(
  fetch: () => Promise<Module>,
  needed: boolean,
  onFailure: () => void,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    if (!needed || module) return;
    let current = true;
    fetchPart(fetch).then(
      (fetched) => current && setModule(fetched),
      () => current && fail(),
    );
    return () => {
      current = false;
    };
  }, [fetch, needed, module]);

  return module;
}
