import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { stageNews } from "../../shop/followed-order.ts";
import type { Stage } from "../../shop/stage.ts";

const everyMs = 30_000;

/** Looks again when she comes back to the page, and each half minute while it is in sight; a change is said. */
export function useLookAgain(stage: Stage): string {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => {
    if (document.visibilityState === "visible") void revalidate();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), everyMs);
    const again = () => look();
    document.addEventListener("visibilitychange", again);
    window.addEventListener("online", again);
    window.addEventListener("pageshow", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
      window.removeEventListener("online", again);
      window.removeEventListener("pageshow", again);
    };
  }, []);

  const before = useRef(stage);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (before.current !== stage) setSaid(stageNews(stage));
    before.current = stage;
  }, [stage]);
  return said;
}
