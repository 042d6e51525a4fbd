import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { focusIfLost } from "../../ui/focus.ts";
import { Icon } from "../../ui/icon.tsx";

type Props = {
  title: string;
  /** The page without it. */
  close: string;
  /** Where the focus begins: at what is to be filled in, or at the title where there is much to read before it. */
  begins?: "field" | "title";
  children: ReactNode;
};

/**
 * Open in the page as it comes; with script it becomes a dialog proper, in the same place, with the rest of the page
 * behind it. Where she has begun to fill it in before the script came it stays as it is: she goes on where she was.
 */
export function Sheet({ title, close, begins = "field", children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const { current } = dialog;
    if (!current || current.contains(document.activeElement)) return;
    current.close();
    current.showModal();
    // By itself it would begin at Close, which stands first.
    const field = "input[type=text], input:not([type]), textarea";
    current.querySelector<HTMLElement>(begins === "field" ? field : "h2")?.focus();
  }, [begins]);
  // Closed while it is still there, it gives the focus back to what opened it.
  useLayoutEffect(() => () => dialog.current?.close(), []);
  useEffect(() => focusIfLost, []);
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby="sheet-title"
      className="dialog order-dialog"
      onCancel={(event) => {
        event.preventDefault();
        void navigate(close, { replace: true, preventScrollReset: true });
      }}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id="sheet-title" tabIndex={-1} className="break-words font-display text-26 leading-tight md:text-30">
          {title}
        </h2>
        <Link
          to={close}
          replace
          preventScrollReset
          aria-label="Close"
          className="-mt-1.5 -mr-2 flex size-11 shrink-0 items-center justify-center"
        >
          <Icon name="close" />
        </Link>
      </div>
      {children}
    </dialog>
  );
}
