import { useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { Icon } from "../../components/icon.tsx";
import { Nuqta } from "../../components/nuqta.tsx";
import { connection } from "./connection.ts";

const never = () => undefined;

/** A change that didn't reach the shop: the page stays, and she says whether it is asked for again. */
export function UnsavedToast() {
  const askAgain = useSyncExternalStore(connection.subscribe, connection.askAgain, never);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (!askAgain) return null;
  // To come here anew is to give up what is on its way.
  const giveUp = () => void navigate(pathname + search, { replace: true, preventScrollReset: true });
  return (
    <div role="alert" className="step-toast step-toast-unsaved">
      <Nuqta className="text-[8px] text-red" />
      <span className="grow py-2">Not saved. The shop can’t be reached.</span>
      <button type="button" onClick={askAgain} className="min-h-11 whitespace-nowrap font-semibold text-accent-deep">
        Try again
      </button>
      <button type="button" onClick={giveUp} aria-label="Close" className="flex size-11 items-center justify-center">
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}
