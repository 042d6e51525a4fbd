import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FollowedOrder, stageNews } from "../../shop/follow/followed-order.ts";
import { proofWithUs } from "../../shop/follow/proof.ts";
import { statusesApiPath } from "../../shop/paths.ts";
import type { Shape } from "../../shop/shape.ts";
import { fetchJson } from "../page/fetch-json.ts";
import { useBackOnline } from "../ui/use-back-online.ts";

type Answer = { statuses: Readonly<Record<string, { revision: number } | null>>; now: number };

const answerShape: Shape<Answer> = { statuses: { "*?": { revision: "number" } }, now: "number" };

type Polled = { revision: number; now: number };

const everyMs = 30_000;

type OrderNews = {
  /** The shop has more to say than the page shows. */
  isThere: boolean;
  /** When the shop was last reached. */
  upToDateAt: number;
  isCutOff: boolean;
};

/**
 * Asks for the order's revision when the shopper comes back to the page, and each half minute while it is visible. The
 * page itself stays as it is: a typed reason and an upload outlive whatever the shop does meanwhile.
 */
export function useOrderNews({ number, revision }: FollowedOrder, key: string, loadedAt: number): OrderNews {
  const [polled, setPolled] = useState<Polled>({ revision, now: loadedAt });
  const [isCutOff, setIsCutOff] = useState(false);
  const poll = useEffectEvent(async () => {
    if (document.visibilityState !== "visible") return;
    try {
      const { statuses, now } = await fetchRevision(number, key);
      setPolled({ revision: statuses[number]?.revision ?? revision, now });
      setIsCutOff(false);
    } catch {
      setIsCutOff(true);
    }
  });
  useBackOnline(() => poll());
  useEffect(() => {
    const timer = setInterval(() => poll(), everyMs);
    const off = new AbortController();
    document.addEventListener("visibilitychange", () => poll(), { signal: off.signal });
    window.addEventListener("pageshow", ({ persisted }) => persisted && poll(), { signal: off.signal });
    return () => {
      clearInterval(timer);
      off.abort();
    };
  }, []);
  return { isThere: polled.revision > revision, upToDateAt: Math.max(polled.now, loadedAt), isCutOff };
}

function fetchRevision(number: string, key: string): Promise<Answer> {
  return fetchJson<Answer>(statusesApiPath, answerShape, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ orders: [{ number, key }] }),
  });
}

/** What changed with the page's data, for screen readers. */
export function useChangeAnnouncement({ stage, proofAt }: FollowedOrder): string {
  const before = useRef({ stage, proofAt });
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (before.current.stage !== stage) setSaid(stageNews(stage));
    else if (before.current.proofAt !== proofAt) setSaid(proofWithUs);
    before.current = { stage, proofAt };
  }, [stage, proofAt]);
  return said;
}
