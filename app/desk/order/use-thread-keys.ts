import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { Thread } from "./describe-thread.ts";
import { alongThread } from "./on-thread.tsx";

const typing = "input, textarea, select, dialog";

/** J for the next order of the list, K for the one before. */
export function useThreadKeys(thread: Thread | undefined): void {
  const navigate = useNavigate();
  const next = thread?.next?.to;
  const previous = thread?.previous?.to;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const to = { j: next, k: previous }[event.key.toLowerCase()];
      const isTyped = event.target instanceof Element && event.target.closest(typing) !== null;
      if (!to || isTyped || event.repeat || event.metaKey || event.ctrlKey || event.altKey) return;
      if (document.querySelector("dialog[open]")) return;
      void navigate(to, { replace: true, state: alongThread });
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [navigate, next, previous]);
}
