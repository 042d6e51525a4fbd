import { createContext, use, useCallback, useEffect, useRef } from "react";
import { type NavigateOptions, useNavigate } from "react-router";

export type Way = NavigateOptions & { to: string };

/** A way may still be on its way to be known: what she presses meanwhile, Back among it, overtakes it. */
type Go = (way: Way | Promise<Way>) => Promise<void>;

/** Without the router a page is loaded. */
export const GoContext = createContext<Go>(async (way) => window.location.assign((await way).to));

/** Leads to another page of the shop. It is always the same: who uses it isn't drawn anew with the router's steps. */
export function useGo(): Go {
  return use(GoContext);
}

/** A page that is seen before it is there is a step in the history already: Back takes it away. */
export function stepAhead(): void {
  const { state } = window.history;
  if (!isStepAhead()) window.history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, ahead: true }, "");
}

const isStepAhead = () => window.history.state?.ahead === true;

/** For who stands around the pages, to give it to them. */
export function useRouterGo(): Go {
  const navigate = useNavigate();
  const presses = useRef(0);

  useEffect(() => {
    const onBack = () => {
      presses.current++;
    };
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, []);

  return useCallback(
    async (way) => {
      const press = ++presses.current;
      const { to, ...options } = await way;
      // The page that she is on is no further step.
      const replace = options.replace || isHere(to) || isStepAhead();
      if (press === presses.current) await navigate(to, { ...options, replace });
    },
    [navigate],
  );
}

function isHere(to: string): boolean {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash === to;
}
