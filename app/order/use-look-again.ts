import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FollowedOrder, stageNews } from "../../shop/followed-order.ts";
import { proofWithUs } from "../../shop/proof.ts";
import { useBackOnline } from "../components/use-back-online.ts";
import { refreshPage } from "../page/refresh-page.ts";

const everyMs = 30_000;

/**
 * Asks again when the shopper comes back to the page, and each half minute while it is visible; a change is announced.
 * `isOld` where the shop couldn't be asked: what is shown stays.
 */
export function useLookAgain({ stage, proofAt }: FollowedOrder): { said: string; isOld: boolean } {
  const [isOld, setIsOld] = useState(false);
  const look = useEffectEvent(async () => {
    if (document.visibilityState === "visible") setIsOld((await refreshPage()) === "lost");
  });
  useBackOnline(() => void look());
  useEffect(() => {
    const timer = setInterval(() => void look(), everyMs);
    const again = () => void look();
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
  return { said, isOld };
}
