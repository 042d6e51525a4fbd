import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useLocation, useNavigate } from "react-router";
import { deskNewOfferPath } from "../../../shop/desk/desk-paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { Nuqta } from "../../ui/nuqta.tsx";
import { connection } from "../connection/connection.ts";

const never = () => undefined;

const words = {
  unreachable: "Not saved. The shop can’t be reached.",
  fault: "May not be saved. The shop had a fault.",
  slow: "No answer yet.",
};
const offerWords = {
  ...words,
  unreachable: "Not sent. The shop can’t be reached. Your offer is kept on this device.",
  fault: "May not be sent. The shop had a fault. Your offer is kept on this device.",
};

/** For a form whose answer hasn't come: the page stays as it is, and the seller tries again or gives up. */
export function UnsavedToast() {
  const unsaved = useSyncExternalStore(connection.subscribe, connection.unsaved, never);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (!unsaved) return null;
  const giveUp = () => {
    unsaved.giveUp();
    // A navigation to the same address aborts the router's pending submission.
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  const toast = (
    <div role="alert" className="step-toast step-toast-unsaved">
      <Nuqta className="text-[8px] text-red" />
      <span className="grow py-2">{(pathname === deskNewOfferPath ? offerWords : words)[unsaved.why]}</span>
      <button
        type="button"
        onClick={unsaved.retry}
        className="min-h-11 whitespace-nowrap font-semibold text-accent-deep"
      >
        Try again
      </button>
      <button type="button" onClick={giveUp} aria-label="Close" className="flex size-11 items-center justify-center">
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
  // Outside of a modal dialog nothing can be pressed.
  const sheet = document.querySelector("dialog:modal");
  return sheet ? createPortal(toast, sheet) : toast;
}
