import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { buttonStyle } from "../ui/button-style.ts";
import { subscribeToPush } from "../ui/push-subscription.ts";

type State = "off" | "on" | "asking" | "denied" | "lost";

const events = "confirmed, on its way, delivered or changed";
const texts: Record<State, string> = {
  off: `This phone can tell you when your order is ${events}. Never of anything else. Your browser asks you first.`,
  on: `This phone tells you when your order is ${events}.`,
  asking: "One moment …",
  denied: "Your browser doesn’t allow it. You can change that in its settings for this site.",
  lost: "It didn’t get through. Try again.",
};

/** Where the order's page stands is kept in this browser alone: the worker opens it after a tap. */
const entryOf = (number: string) => `/told/${number}`;

async function send(on: boolean, { number, pushKey }: Props): Promise<boolean> {
  const body = await subscribeToPush("/told/", pushKey);
  body.set("intent", on ? "tell" : "stop-telling");
  const { ok } = await fetch(location.pathname, { method: "POST", body });
  const cache = await caches.open("told");
  if (ok) await (on ? cache.put(entryOf(number), new Response(location.pathname)) : cache.delete(entryOf(number)));
  return ok;
}

type Props = { number: string; pushKey: string };

/** Asks, by a press, whether this browser may tell of the order; off again by another. */
export function TellMe(props: Props) {
  const [state, setState] = useState<State>("off");
  const [isOn, setIsOn] = useState(false);
  const canBeTold = useSyncExternalStore(
    () => () => {},
    () => "PushManager" in window,
    // On the server, so that the button is in the HTML.
    () => true,
  );
  // The browser may have another subscription by now.
  const renew = useEffectEvent(async () => {
    if (!canBeTold || !(await caches.match(entryOf(props.number)))) return;
    const isAllowed = Notification.permission === "granted";
    setIsOn(isAllowed);
    setState(isAllowed ? "on" : "denied");
    if (isAllowed) await send(true, props);
  });
  useEffect(() => void renew().catch(() => {}), []);

  async function ask(on: boolean): Promise<void> {
    setState("asking");
    const permission = on ? await Notification.requestPermission() : "granted";
    if (permission !== "granted") return setState(permission === "denied" ? "denied" : "off");
    const isDone = await send(on, props).catch(() => false);
    if (isDone) setIsOn(on);
    setState(isDone ? (on ? "on" : "off") : "lost");
  }

  if (!canBeTold) return null;
  return (
    <section aria-labelledby="tell-title" className="order-box noscript:hidden print:hidden">
      <h2 id="tell-title" className="font-display text-26 leading-[1.4] md:text-30">
        Tell me here when it’s on its way
      </h2>
      <p role="status" className="text-15 text-ink-2 leading-[1.6]">
        {texts[state]}
      </p>
      <button
        type="button"
        aria-busy={state === "asking"}
        onClick={() => state !== "asking" && ask(!isOn)}
        className={buttonStyle("outline", "mt-3 w-full")}
      >
        {isOn ? "Stop telling me" : "Tell me here"}
      </button>
    </section>
  );
}
