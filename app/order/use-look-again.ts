import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { type FollowedOrder, stageNews } from "../../shop/followed-order.ts";
import { proofWithUs } from "../../shop/proof.ts";
import { useBackOnline } from "../components/use-back-online.ts";

const everyMs = 30_000;

/** Looks again when she comes back to the page, and each half minute while it is in sight; a change is said. */
export function useLookAgain({ stage, proofAt }: FollowedOrder): string {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => {
    if (document.visibilityState === "visible") void revalidate();
  });
  useBackOnline(() => look());
  useEffect(() => {
    const timer = setInterval(() => look(), everyMs);
    const again = () => look();
    const off = new AbortController();
    document.addEventListener("visibilitychange", again, { signal: off.signal });
    window.addEventListener("pageshow", again, { signal: off.signal });
    return () => {
      clearInterval(timer);
      off.abort();
    };
  }, []);

  const before = useRef({ stage, proofAt });
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (before.current.stage !== stage) setSaid(stageNews(stage));
    else if (before.current.proofAt !== proofAt) setSaid(proofWithUs);
    before.current = { stage, proofAt };
  }, [stage, proofAt]);
  return said;
}
