import { useState, useSyncExternalStore } from "react";
import { useFetcher } from "react-router";
import { deskPhoneNewsPath } from "../../../shop/desk/desk-paths.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Problem } from "../../ui/problem.tsx";
import type { PhoneAnswer } from "../phone-news/phone-answer.ts";
import { subscribeHere, unsubscribeHere } from "../phone-news/told-here.ts";

type Props = { phoneNews: { key: string; isOn: boolean } };

const problems = {
  denied: "This browser blocks notifications from the desk. Allow them in its settings for this site, and press again.",
  lost: "That didn’t work. Look whether this phone is online, and press again.",
  refused: "The shop doesn’t know this browser’s push service. Chrome, Firefox, Edge and Safari work.",
} as const;

const cannot = {
  "not-installed":
    "On an iPhone, put the desk on the home screen first: Share, then Add to Home Screen. Open it there, and come back to this page.",
  unsupported: "This browser can’t show notifications of a site. Chrome on Android can.",
} as const;

/** The explanation stands there before the browser asks. */
export function TellThisPhone({ phoneNews: { key, isOn } }: Props) {
  const ability = useSyncExternalStore(
    () => () => {},
    abilityHere,
    () => "able" as const,
  );
  const fetcher = useFetcher<PhoneAnswer>();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<keyof typeof problems>();
  const isBusy = isAsking || fetcher.state !== "idle";
  const done = isBusy ? undefined : fetcher.data?.done;
  const shown = problem ?? (done === "refused" ? done : undefined);
  const post = (fields: URLSearchParams) => fetcher.submit(fields, { method: "post", action: deskPhoneNewsPath });

  async function begin(): Promise<void> {
    if (isBusy) return;
    setIsAsking(true);
    setProblem(undefined);
    try {
      const permission = await Notification.requestPermission();
      if (permission === "denied") setProblem("denied");
      if (permission !== "granted") return;
      const fields = await subscribeHere(key);
      fields.set("do", "begin");
      await post(fields);
    } catch {
      setProblem("lost");
    } finally {
      setIsAsking(false);
    }
  }

  async function end(): Promise<void> {
    if (isBusy) return;
    await post(new URLSearchParams({ do: "end" }));
    await unsubscribeHere().catch(() => undefined);
  }

  return (
    <section aria-labelledby="tell-this-phone" className="mt-10 noscript:hidden">
      <h2 id="tell-this-phone" className="section-title">
        Tell this phone
      </h2>
      <p className="mt-2 text-15 text-ink-2">
        A notification, also while the desk is closed: a new order, an offer taken, a payment to check, a shopper’s yes,
        an order that she cancelled, and what the desk warns of. It shows an order’s number, no name and no address. It
        ends when you sign out.
      </p>
      {shown && (
        <Problem role="alert" className="mt-3">
          {problems[shown]}
        </Problem>
      )}
      {ability !== "able" ? (
        <p className="mt-3 text-15">{cannot[ability]}</p>
      ) : isOn ? (
        <div className="mt-3 flex gap-3">
          <button
            type="button"
            onClick={() => !isBusy && post(new URLSearchParams({ do: "test" }))}
            className={buttonStyle("outline", "grow")}
          >
            Send a test
          </button>
          <button type="button" onClick={end} className={buttonStyle("quiet", "grow")}>
            Stop telling
          </button>
        </div>
      ) : (
        <button type="button" onClick={begin} aria-busy={isBusy} className={buttonStyle("outline", "mt-4 w-full")}>
          Tell this phone
        </button>
      )}
      <p role="status" className="mt-3 text-14 text-green empty:hidden">
        {isOn && "This phone is told."}
        {(done === "begin" || done === "test") && isOn && " A test message is on its way."}
      </p>
    </section>
  );
}

function abilityHere(): "able" | keyof typeof cannot {
  if ("PushManager" in window && "serviceWorker" in navigator) return "able";
  // Safari there has push only for sites on the home screen. An iPad says that it is a Mac.
  const isApple =
    /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isApple ? "not-installed" : "unsupported";
}
