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
  /** The shop has a newer revision than the page shows. */
  hasNews: boolean;
  /** When the shop was last reached. */
  upToDateAt: number;
  isOffline: boolean;
};

/**
 * Asks for the order's revision when the shopper comes back to the page, and each half minute while it is visible. The
 * page itself stays as it is: a typed reason and an upload outlive whatever the shop does meanwhile.
 */
export function useOrderNews({ number, revision }: FollowedOrder, key: string, loadedAt: number): OrderNews {
  const [polled, setPolled] = useState<Polled>({ revision, now: loadedAt });
  const [isOffline, setIsOffline] = useState(false);
  const poll = useEffectEvent(async () => {
    if (document.visibilityState !== "visible") return;
    try {
      const { statuses, now } = await fetchRevision(number, key);
      setPolled({ revision: statuses[number]?.revision ?? revision, now });
      setIsOffline(false);
    } catch {
      setIsOffline(true);
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
  return { hasNews: polled.revision > revision, upToDateAt: Math.max(polled.now, loadedAt), isOffline };
}

function fetchRevision(number: string, key: string): Promise<Answer> {
  return fetchJson<Answer>(statusesApiPath, answerShape, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ orders: [{ number, key }] }),
  });
}

/** What has changed in the page's data, for screen readers. */
export function useChangeAnnouncement({ stage, proofAt }: FollowedOrder): string {
  const before = useRef({ stage, proofAt });
  const [announcement, announce] = useState("");
  useEffect(() => {
    if (before.current.stage !== stage) announce(stageNews(stage));
    else if (before.current.proofAt !== proofAt) announce(proofWithUs);
    before.current = { stage, proofAt };
  }, [stage, proofAt]);
  return announcement;
}
