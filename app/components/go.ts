import { createContext, use, useCallback, useRef } from "react";
import { type NavigateOptions, useNavigate } from "react-router";

type Way = NavigateOptions & { to: string };

/** A way may still be on its way to be known: what she presses meanwhile overtakes it. */
type Go = (way: Way | Promise<Way>) => Promise<void>;

/** Without the router a page is loaded. */
export const GoContext = createContext<Go>(async (way) => window.location.assign((await way).to));

/** Leads to another page of the shop. It is always the same: who uses it isn't drawn anew with the router's steps. */
export function useGo(): Go {
  return use(GoContext);
}

/** For who stands around the pages, to give it to them. */
export function useRouterGo(): Go {
  const navigate = useNavigate();
  const presses = useRef(0);
  return useCallback(
    async (way) => {
      const press = ++presses.current;
      const { to, ...options } = await way;
      if (press === presses.current) await navigate(to, options);
    },
    [navigate],
  );
}
