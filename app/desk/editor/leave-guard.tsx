import { type RefObject, useEffect, useRef } from "react";
import { useBlocker, useNavigation } from "react-router";
import { buttonStyle } from "../../ui/button-style.ts";

type Props = {
  form: RefObject<HTMLFormElement | null>;
  count: number;
  /** Addresses of the same screen have the same one: nobody is asked between them. */
  screenOf: (pathname: string, search: string) => string;
  onThrowAway: () => void;
};

const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six"];

/** Asks before a navigation to another screen while changes aren't saved. A tab that is closed leaves a draft. */
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
      {/* method="dialog" closes it at once; the blocker takes a moment, in which keys would still go to the dialog. */}
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
