import { type RefObject, useEffect, useRef } from "react";
import { useBlocker, useNavigation } from "react-router";
import { buttonStyle } from "../../ui/button-style.ts";

type Props = {
  form: RefObject<HTMLFormElement | null>;
  count: number;
  /** What an address belongs to: from one view of the same screen to another nothing is lost. */
  screenOf: (pathname: string, search: string) => string;
  onThrowAway: () => void;
};

const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six"];

/** Whoever goes on to another screen with changes is asked. A tab that is closed keeps them as a draft. */
export function LeaveGuard({ form, count, screenOf, onThrowAway }: Props) {
  const { state } = useNavigation();
  const dialog = useRef<HTMLDialogElement>(null);
  const isSending = state !== "idle";
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      count > 0 && !isSending && screenOf(here.pathname, here.search) !== screenOf(next.pathname, next.search),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [blocker]);
  const words = `${numbers[count] ?? count} ${count === 1 ? "change isn’t" : "changes aren’t"} saved.`;
  return (
    <dialog ref={dialog} aria-labelledby="leave-title" className="dialog" onCancel={() => blocker.reset?.()}>
      <h2 id="leave-title" className="font-display text-26 leading-tight">
        {words}
      </h2>
      {/* A press closes it by itself: the router takes a moment to let go, in which a key would still be the dialog's. */}
      <form method="dialog" className="mt-5 grid gap-2.5">
        <button
          type="submit"
          className={buttonStyle("primary")}
          onClick={() => {
            blocker.reset?.();
            form.current?.requestSubmit();
          }}
        >
          Save
        </button>
        <button
          type="submit"
          className={buttonStyle("quiet")}
          onClick={() => {
            onThrowAway();
            blocker.proceed?.();
          }}
        >
          Throw away
        </button>
        <button type="submit" className={buttonStyle("outline")} onClick={() => blocker.reset?.()}>
          Stay
        </button>
      </form>
    </dialog>
  );
}
